"""Which person a device is: itself, or one that several devices share."""

from collections.abc import Mapping


class Persons:
    """The persons of the linked devices; every other device is a person of its own."""

    def __init__(self, links: Mapping[str, str]) -> None:
        self._links = dict(links)

    def of(self, device: str) -> str:
        """The person of a device."""
        return self._links.get(device, device)

    def replace(self, links: Mapping[str, str]) -> None:
        """From now on these devices are linked."""
        self._links = dict(links)

    def link(self, device: str, old: str, new: str) -> None:
        """A device, and all devices of the person it was, are another person now."""
        for one, person in self._links.items():
            if person == old:
                self._links[one] = new
        self._links[device] = new

    def unlink(self, device: str) -> None:
        """A device is a person of its own again."""
        self._links.pop(device, None)

    def forget(self, person: str) -> None:
        """A person is gone."""
        self._links = {device: one for device, one in self._links.items() if one != person}
