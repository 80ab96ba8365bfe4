"""Skills, the add-on of the base box (R9)."""

from cartographers.editions.skills.skills import SKILLS
from cartographers.rules.edition import Edition

BOX = Edition("skills", skills=SKILLS)
