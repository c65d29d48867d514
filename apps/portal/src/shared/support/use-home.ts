import type { AnswerPart } from "@parution/app/data/use-read.ts";
import { useRead, useReadPart } from "@parution/app/data/use-read.ts";
import type { LazyAnswer } from "@parution/contract/lazy";
import { readHome, readMenu } from "@parution/contract/lazy/site";
import type { Home } from "./directory.tsx";
import { DEFAULT_SUPPORT, ofOneSupport, ofSupport } from "./support-input.ts";
import { useSupport } from "./use-supports.ts";

export type Menu = LazyAnswer<typeof readMenu>;

/** Newspaper to name in a canonical address; null for the default one, whose page has an address without it. */
export function useOwnNewspaper(): string | null {
  const support = useSupport();
  return support === null || support.id === DEFAULT_SUPPORT ? null : support.slug;
}

type PublishedAd = Home["publishedAds"][number];

/** The part of the answer that the home page shows: of a published ad, its card's fields. */
export const frontPage: AnswerPart<Home, FrontPage> = {
  name: "frontPage",
  of: ({ supports, steps, blocks, announcement, film, publishedAds }) => ({
    supports,
    steps,
    blocks,
    announcement,
    film,
    publishedAds: publishedAds.map(cardOf),
  }),
};

export interface FrontPage
  extends Pick<Home, "announcement" | "blocks" | "film" | "steps" | "supports"> {
  readonly publishedAds: readonly ReturnType<typeof cardOf>[];
}

const cardOf = ({ reference, subheading, type, supportId, photoCount, ...card }: PublishedAd) =>
  card;

/** Supports and latest published ads of the chosen newspaper. */
export const useFrontPage = () =>
  useReadPart(readHome, frontPage, ofSupport(useSupport()), { keepPreviousData: true });

/** Subheadings by their heading's id. */
export const subheadings: AnswerPart<
  Menu,
  readonly Pick<Menu["headings"][number], "id" | "subheadings">[]
> = {
  name: "subheadings",
  of: ({ headings }) => headings.map(({ id, subheadings }) => ({ id, subheadings })),
};

/** The subheadings of the chosen newspaper. */
export const useSubheadings = () =>
  useReadPart(readMenu, subheadings, ofOneSupport(useSupport()), { keepPreviousData: true });

/** Headings of the chosen newspaper with their subheadings, read on demand. */
export const useMenu = ({ isWanted }: { isWanted: boolean }) => {
  const input = ofOneSupport(useSupport());
  return useRead(readMenu, isWanted ? input : null, { keepPreviousData: true });
};
