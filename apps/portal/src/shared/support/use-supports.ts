import type { AnswerPart } from "../api/answer-part.ts";
import type { LaterAnswer } from "../api/call-later.ts";
import { readHome } from "../api/site-calls.ts";
import { useCallPart } from "../api/use-call.ts";
import { useLanguage, usePlace } from "../links/links.tsx";
import { joinPath } from "../links/path-prefix.ts";
import { useSupportSlug } from "./support-choice.ts";

export type Home = LaterAnswer<typeof readHome>;
export type Support = Home["supports"][number];

/** What every page shows of the home page's answer: its notices need not come with each. */
export const directory: AnswerPart<Home, Pick<Home, "supports" | "headings">> = {
  name: "directory",
  of: ({ supports, headings }) => ({ supports, headings }),
};

/** The supports, and the headings of `supportId`; of all without it. */
export const useDirectory = (query: { supportId?: number } | null) =>
  useCallPart(readHome, directory, query && { query }, { keepPreviousData: true }).data;

/** The supports one can order in; empty until they are known. */
export function useSupports(): readonly Support[] {
  return useDirectory(everySupport)?.supports ?? [];
}

/** The support the visitor is with, or null while unknown or not chosen. */
export function useSupport(): Support | null {
  const slug = useSupportSlug();
  return useSupports().find((support) => support.slug === slug) ?? null;
}

/** The support that the address itself names; a choice made before does not count. */
export function useNamedSupport(): Support | null {
  const { supportSlug } = usePlace();
  return useSupports().find((support) => support.slug === supportSlug) ?? null;
}

/** Addresses of pages in the visitor's newspaper, chosen by address or before; its headings are counted there. */
export function useSupportLink(): (page: string) => string {
  const language = useLanguage();
  const supportSlug = useSupportSlug();
  return (page) => joinPath({ language, supportSlug }, page);
}

const everySupport = {};
