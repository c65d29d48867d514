import type { Home } from "../../shared/support/use-home.ts";

const SHOWN = 5;

/** The headings with most notices online, the fullest first. */
export const fullest = (headings: Home["headings"]): Home["headings"] =>
  headings.toSorted((one, other) => other.adCount - one.adCount).slice(0, SHOWN);
