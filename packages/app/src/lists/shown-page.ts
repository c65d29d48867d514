import { useState } from "react";

/** What was read of a list, as far as showing it depends on it. */
export interface Reading<Answer> {
  /** The answer to what is asked for now, not to what was asked for before. */
  readonly data: Answer | undefined;
  readonly error: unknown;
}

export interface ShownPage<Answer> {
  /** What to show; undefined while there is nothing that could be. */
  readonly answer: Answer | undefined;
  /** Whether the rows that are asked for are on their way. */
  readonly loading: boolean;
}

/**
 * What a list shows: rows of another page or filter (`before`) may stand in for those that are on their way, never for
 * those that failed to come. Rows that could not be brought up to date stay.
 */
export function shownPage<Answer>(
  { data, error }: Reading<Answer>,
  before: Answer | undefined,
): ShownPage<Answer> {
  if (data !== undefined || error !== undefined) return { answer: data, loading: false };
  return { answer: before, loading: true };
}

/** As {@link shownPage}, of a call whose answers follow one another. */
export function useShownPage<Answer>(reading: Reading<Answer>): ShownPage<Answer> {
  const { data } = reading;
  const [before, setBefore] = useState(data);
  if (data !== undefined && data !== before) setBefore(data);
  return shownPage(reading, before);
}
