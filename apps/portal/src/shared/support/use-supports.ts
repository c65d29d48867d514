import type { AnswerPart } from "@parution/app/data/use-read.ts";
import { useReadPart } from "@parution/app/data/use-read.ts";
import { useLanguage, usePageLocation } from "@parution/app/links/links.tsx";
import { joinPath } from "@parution/app/links/path-prefix.ts";
import type { LazyAnswer } from "@parution/contract/lazy";
import { readHome } from "@parution/contract/lazy/site";
import { useSupportSlug } from "./support-choice.ts";

export type Home = LazyAnswer<typeof readHome>;
export type Support = Home["supports"][number];

/** The part of the home page's answer that every page shows, without the published ads. */
export const directory: AnswerPart<Home, Pick<Home, "supports" | "headings">> = {
  name: "directory",
  of: ({ supports, headings }) => ({ supports, headings }),
};

/** Supports, and headings of `supportId`; of all without it. */
export const useDirectory = (query: { supportId?: number } | null) =>
  useReadPart(readHome, directory, query && { query }, { keepPreviousData: true }).data;

/** Supports that take orders; empty while unknown. */
export function useSupports(): readonly Support[] {
  return useDirectory(everySupport)?.supports ?? [];
}

/** The visitor's support; null while unknown or not chosen. */
export function useSupport(): Support | null {
  const slug = useSupportSlug();
  return useSupports().find((support) => support.slug === slug) ?? null;
}

/** The support in the address; an earlier choice does not count. */
export function useNamedSupport(): Support | null {
  const { supportSlug } = usePageLocation();
  return useSupports().find((support) => support.slug === supportSlug) ?? null;
}

/** Paths of pages in the visitor's newspaper, by address or choice, with its headings. */
export function useSupportLink(): (page: string) => string {
  const language = useLanguage();
  const supportSlug = useSupportSlug();
  return (page) => joinPath({ language, supportSlug }, page);
}

const everySupport = {};
