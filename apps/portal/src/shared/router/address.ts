import type { RouterLocation } from "./router.tsx";

/** An address in one piece. */
export const addressAt = ({ pathname, search, hash }: RouterLocation): string =>
  `${pathname}${search}${hash}`;

/** The parts of an address of the portal. */
export function locationAt(address: string): RouterLocation {
  const { pathname, search, hash } = new URL(address, "http://portal");
  return { pathname, search, hash };
}
