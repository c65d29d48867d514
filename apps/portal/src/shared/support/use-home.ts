import type { AnswerPart } from "../api/answer-part.ts";
import type { LaterAnswer } from "../api/call-later.ts";
import { readHome, readMenu } from "../api/site-calls.ts";
import { useCall, useCallPart } from "../api/use-call.ts";
import { DEFAULT_SUPPORT, ofOneSupport, ofSupport } from "./support-input.ts";
import { type Home, type Support, useDirectory, useSupport } from "./use-supports.ts";

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

type Notice = Home["notices"][number];

/** What the home page shows of its answer: of a notice, what its card says. */
export const frontPage: AnswerPart<Home, FrontPage> = {
  name: "frontPage",
  of: ({ supports, steps, notices }) => ({ supports, steps, notices: notices.map(cardOf) }),
};

export interface FrontPage extends Pick<Home, "supports" | "steps"> {
  readonly notices: readonly ReturnType<typeof cardOf>[];
}

const cardOf = ({ reference, subheading, type, supportId, photoCount, ...card }: Notice) => card;

/** The supports and latest notices of the chosen newspaper. */
export const useFrontPage = () =>
  useCallPart(readHome, frontPage, ofSupport(useSupport()), { keepPreviousData: true });

/** The headings of a newspaper with its number of online notices; of all newspapers without one. */
export const useHeadings = (support: Support | null): Home["headings"] =>
  useDirectory(ofSupport(support).query)?.headings ?? [];

/** The headings that stand around every page: of the chosen newspaper once they are there, else of all. */
export function useFrameHeadings(): Home["headings"] {
  const support = useSupport();
  const all = useDirectory({});
  const own = useDirectory(support && ofSupport(support).query);
  return (support && own)?.headings ?? all?.headings ?? [];
}

/** The subheadings, by their heading's id. */
export const subheadings: AnswerPart<
  Menu,
  readonly Pick<Menu["headings"][number], "id" | "subheadings">[]
> = {
  name: "subheadings",
  of: ({ headings }) => headings.map(({ id, subheadings }) => ({ id, subheadings })),
};

/** The subheadings of the chosen newspaper. */
export const useSubheadings = () =>
  useCallPart(readMenu, subheadings, ofOneSupport(useSupport()), { keepPreviousData: true });

/** The headings of the chosen newspaper with their subheadings, once they are wanted. */
export const useMenu = ({ isWanted }: { isWanted: boolean }) => {
  const input = ofOneSupport(useSupport());
  return useCall(readMenu, isWanted ? input : null, { keepPreviousData: true });
};
