/** The answer of a list's call, as far as showing it depends on it. */
interface Reading<Answer> {
  readonly data: Answer | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly isValidating: boolean;
}

interface ShownPage<Answer> {
  /** What to show; undefined while there is nothing that could be. */
  readonly answer: Answer | undefined;
  /** Whether the rows of the page itself are on their way. */
  readonly loading: boolean;
}

/**
 * What a list shows of what was read: rows of another page may stand in for those that are on their way, not for those
 * that failed to come.
 */
export function shownPage<Answer extends { readonly info: { readonly current: number } }>(
  { data, error, isLoading, isValidating }: Reading<Answer>,
  page: number,
): ShownPage<Answer> {
  const isAsked = data?.info.current === page;
  return {
    answer: error === undefined || isAsked ? data : undefined,
    loading: isLoading || (isValidating && !isAsked),
  };
}
