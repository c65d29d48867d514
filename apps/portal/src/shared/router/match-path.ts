/** What the names in a pattern stand for. */
export type Params = Readonly<Record<string, string | undefined>>;

/**
 * What the names of `pattern` stand for in a path, null where the path does not fit: `:name` stands for one segment.
 * Letters are the same large or small, and a slash at the end says nothing.
 */
export function matchPath(pattern: string, pathname: string): Params | null {
  const expected = segmentsOf(pattern);
  const actual = segmentsOf(pathname).map(decoded);
  if (expected.length !== actual.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of actual.entries()) {
    const name = expected[index] ?? "";
    if (name.startsWith(":")) params[name.slice(1)] = segment;
    else if (name.toLowerCase() !== segment.toLowerCase()) return null;
  }
  return params;
}

const segmentsOf = (path: string) => path.split("/").filter((segment) => segment !== "");

/** A segment that was cut within a letter stands as it is written. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
