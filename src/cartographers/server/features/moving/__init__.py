"""Games that move: from a device to a server or to another device, unfinished ones too."""
