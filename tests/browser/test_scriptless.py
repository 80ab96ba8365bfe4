"""A browser that runs no scripts is told so in every language; one that does never shows it."""

from playwright.sync_api import expect

from browser.chromium import PHONE
from browser.person import NewPerson
from cartographers.words.languages import languages


def test_without_scripts_a_sentence_in_every_language_is_seen(person: NewPerson) -> None:
    page = person({**PHONE, "java_script_enabled": False}).open("/")
    # It is seen only after some seconds, in which scripts would have begun.
    page.locator(".too-old").evaluate("one => one.getAnimations().forEach((waiting) => waiting.finish())")
    told = page.locator(".too-old p")
    expect(told).to_have_count(len(languages()))
    for language, said in zip(languages(), told.all(), strict=True):
        expect(said).to_be_visible()
        expect(said).to_have_attribute("lang", language)


def test_with_scripts_it_is_gone_before_anybody_reads_it(person: NewPerson) -> None:
    page = person().open("/")
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    expect(page.locator(".too-old")).to_have_count(0)
