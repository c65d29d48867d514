import { type AnswerPart, useReadPart } from "@parution/app/data/use-read.ts";
import type { LazyAnswer } from "@parution/contract/lazy";
import { readHome } from "@parution/contract/lazy/site";
import { createContext, type ReactNode, useMemo } from "react";
import { useSupportSlug } from "./support-choice.ts";

export type Home = LazyAnswer<typeof readHome>;
export type Support = Home["supports"][number];

type Headings = Home["headings"];

/** The part of the home page's answer that every page shows, without the published ads. */
export const directory: AnswerPart<Home, Pick<Home, "supports" | "headings">> = {
  name: "directory",
  of: ({ supports, headings }) => ({ supports, headings }),
};

interface Directory {
  /** Supports that take orders; empty while unknown. */
  readonly supports: readonly Support[];
  /** The visitor's support; null while unknown or not chosen. */
  readonly support: Support | null;
  /** Headings of all supports, with their number of published ads; undefined while unknown. */
  readonly all: Headings | undefined;
  /** Headings of the visitor's support; undefined while unknown, and without one. */
  readonly own: Headings | undefined;
}

export const DirectoryContext = createContext<Directory>({
  supports: [],
  support: null,
  all: undefined,
  own: undefined,
});

/**
 * Provides supports and headings. They are read here alone: a component that reads them from SWR's store while a server-rendered page
 * is hydrated is rendered a second time, and a dozen of every page show them.
 */
export function DirectoryScope(props: { children: ReactNode }) {
  const slug = useSupportSlug();
  const whole = useDirectory({});
  const { supports = none, headings: all } = whole ?? {};
  const support = supports.find((one) => one.slug === slug) ?? null;
  const last = useDirectory(support && { supportId: support.id })?.headings;
  const own = support === null ? undefined : last;
  const value = useMemo(() => ({ supports, support, all, own }), [supports, support, all, own]);
  return <DirectoryContext value={value}>{props.children}</DirectoryContext>;
}

const none: readonly Support[] = [];

const useDirectory = (query: { supportId?: number } | null) =>
  useReadPart(readHome, directory, query && { query }, { keepPreviousData: true }).data;
