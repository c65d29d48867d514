import { isIPv6 } from "node:net";

/** Parts of 16 bits that name a network; the rest of an IPv6 address is its holder's to choose. */
const NETWORK_PARTS = 4;
const PARTS = 8;

/** Whom a limit counts under an address: the address itself, of IPv6 the network of 64 bits that one holder is given. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = [], tail = []] = address.split("::").map(partsOf);
  const left = Array.from({ length: PARTS - head.length - tail.length }, () => "0");
  const network = [...head, ...left, ...tail].slice(0, NETWORK_PARTS);
  return `${network.map((part) => Number.parseInt(part, 16).toString(16)).join(":")}::/64`;
}

const partsOf = (half: string): string[] => half.split(":").filter((part) => part !== "");
