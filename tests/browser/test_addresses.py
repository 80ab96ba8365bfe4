"""Addresses that somebody has made up: each shows a page of this site that says what is wrong."""

import pytest
from playwright.sync_api import expect

from browser.person import NewPerson


@pytest.mark.parametrize("address", ["/g/%E0%A4%A", "/daily/%", "/rules/%"])
def test_an_address_that_is_no_text_is_no_page(person: NewPerson, address: str) -> None:
    expect(person().open(address).get_by_role("heading", name="Page not found")).to_be_visible()


def test_a_link_made_of_what_an_address_says_stays_within_this_site(person: NewPerson) -> None:
    me = person().expect("status of 4")
    page = me.open("/check?club=..%2F..%2F%2Fexample.org%2F&sheet=A&edicts=x")
    back = page.locator("a.back")
    expect(back).to_have_attribute("href", "/g/..%2F..%2F%2Fexample.org%2F/host")
    back.click()
    page.wait_for_url("/g/**")
