"""Trusted Types: a page turns no text into elements or scripts unless a policy has checked it."""

import pytest
from playwright.sync_api import Error

from browser.person import NewPerson


def test_no_script_can_bring_in_elements_or_scripts_unchecked(person: NewPerson) -> None:
    me = person().expect(
        "requires 'Trusted|TrustedHTML|TrustedScript|violates the following Content Security"
    )
    page = me.open("/")
    page.get_by_role("button", name="Online with friends").wait_for()
    for attempt in (
        "document.body.innerHTML = '<p>x</p>'",
        "new DOMParser().parseFromString('<p>x</p>', 'text/html')",
        "document.createElement('script').src = '/assets/x.js'",
        "trustedTypes.createPolicy('mine', {})",
        "trustedTypes.createPolicy('default', {})",
        # A policy is made once: nobody can make a laxer one of the same name.
        "trustedTypes.createPolicy('drawings', {})",
    ):
        with pytest.raises(Error, match=r"Trusted|Policy"):
            page.evaluate(f"() => {{ {attempt} }}")
