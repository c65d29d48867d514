import type { LaterAnswer } from "../api/call-later.ts";
import { readHome, readMenu } from "../api/site-calls.ts";
import { useCall } from "../api/use-call.ts";
import { DEFAULT_SUPPORT, ofOneSupport, ofSupport } from "./support-input.ts";
import { type Home, useDirectory, useSupport } from "./use-supports.ts";

export type { Home } from "./use-supports.ts";
export type Menu = LaterAnswer<typeof readMenu>;

/**
 * The slug of the newspaper whose own a page is that shows another list in each; null for the first, whose page is the one
 * of no newspaper.
 */
export function useOwnNewspaper(): string | null {
  const support = useSupport();
  return support === null || support.id === DEFAULT_SUPPORT ? null : support.slug;
}

/** The supports, headings and latest notices of the chosen newspaper. */
export const useHome = () => useCall(readHome, ofSupport(useSupport()), { keepPreviousData: true });

/** The headings of the chosen newspaper, else of the first, with how many notices of it are online. */
export const useHeadings = (): Home["headings"] =>
  useDirectory(ofOneSupport(useSupport()).query)?.headings ?? [];

/** The headings that stand around every page: of the chosen newspaper once they are there, else of all. */
export function useFrameHeadings(): Home["headings"] {
  const support = useSupport();
  const all = useDirectory({});
  const own = useDirectory(support && ofSupport(support).query);
  return (support && own)?.headings ?? all?.headings ?? [];
}

/** The headings of the chosen newspaper with their subheadings, once they are wanted. */
export const useMenu = ({ isWanted = true } = {}) => {
  const input = ofOneSupport(useSupport());
  return useCall(readMenu, isWanted ? input : null, { keepPreviousData: true });
};
