"""Whether somebody named addresses, and which they are in."""

import ipaddress


def is_network(given: str) -> bool:
    """Whether somebody named addresses rather than a person. A bare number, which would be one, is not."""
    try:
        ipaddress.ip_network(given.strip(), strict=False)
    except ValueError:
        return False
    return not given.strip().isdigit()


def holds(network: str, address: str) -> bool:
    """Whether an address, or a household's network, is in a network at least in part."""
    if not is_network(network):
        return False
    try:
        inner = ipaddress.ip_network(address)
    except ValueError:
        return False
    outer = ipaddress.ip_network(network.strip(), strict=False)
    return outer.version == inner.version and outer.overlaps(inner)
