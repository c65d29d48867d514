import type { Language } from "@parution/contract/call";
import type { Messages } from "./problems.ts";

/** Rows of one page of any list. */
export const PAGE_SIZE = 10;

/** Beyond, a total is not counted: it would take longer than the page itself. */
export const COUNTED = 10_000;

/** A page as it was found; `total` may be anything above `COUNTED` when it is not known. */
export interface FoundPage {
  /** Page number, from 1. */
  readonly page: number;
  readonly hasNext: boolean;
  readonly total: number;
}

/**
 * Number of rows of a list, counted only where its page does not show it.
 * @param found rows of the page, and one more where there is a next one.
 */
export async function totalAt(
  page: number,
  found: number,
  count: (most: number) => Promise<number>,
): Promise<number> {
  const reached = (page - 1) * PAGE_SIZE + found;
  const isKnown = found > 0 && (found <= PAGE_SIZE || reached > COUNTED);
  return isKnown ? reached : count(COUNTED);
}

/** Position in a list; an empty one says so in the given words. */
export function describePage(
  { page, hasNext, total }: FoundPage,
  none: Messages,
  language: Language,
) {
  const message = total === 0 ? none[language] : null;
  return {
    current: page,
    next: hasNext ? page + 1 : null,
    previous: page > 1 ? page - 1 : null,
    message,
    messages: message === null ? [] : [message],
    total: total > COUNTED ? null : total,
  };
}
