import { useState } from "react";

/** Used part of SWR's response. */
export interface Reading<Answer> {
  /** Answer to the current request, never to an earlier one. */
  readonly data: Answer | undefined;
  readonly error: unknown;
}

export interface ShownPage<Answer> {
  /** Answer to show; undefined for none. */
  readonly answer: Answer | undefined;
  /** True while the requested rows are loading. */
  readonly loading: boolean;
}

/**
 * Answer to show in a list: rows of the former page or filter (`before`) stay while others are loading, but not after a
 * failure. Rows whose refresh failed stay.
 */
export function shownPage<Answer>(
  { data, error }: Reading<Answer>,
  before: Answer | undefined,
): ShownPage<Answer> {
  if (data !== undefined || error !== undefined) return { answer: data, loading: false };
  return { answer: before, loading: true };
}

/** Variant of {@link shownPage} that keeps the last answer as `before`. */
export function useShownPage<Answer>(reading: Reading<Answer>): ShownPage<Answer> {
  const { data } = reading;
  const [before, setBefore] = useState(data);
  if (data !== undefined && data !== before) setBefore(data);
  return shownPage(reading, before);
}
