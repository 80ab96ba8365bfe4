"""Skills, the add-on of the base box (R9)."""

from cartographers.boxes.skills.skills import SKILLS
from cartographers.rules.box import Box

BOX = Box("skills", skills=SKILLS)
