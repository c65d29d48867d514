/**
 * Entry, of `count` in a column, that a key leads to from the one at `index` (-1: from none of
 * them). The column is round at its ends. Undefined: the key means nothing here.
 */
export function entryByKey(key: string, index: number, count: number): number | undefined {
  if (count <= 0) return undefined;
  switch (key) {
    case "ArrowDown":
      return (index + 1) % count;
    case "ArrowUp":
      return index <= 0 ? count - 1 : index - 1;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

/** Moves the focus along the links and buttons of a list as a key asks; answers whether it did. */
export function moveFocus(list: Element, key: string): boolean {
  const entries = [...list.querySelectorAll<HTMLElement>("a[href], button")];
  const index = entries.findIndex((entry) => entry.matches(":focus"));
  const next = entryByKey(key, index, entries.length);
  if (next === undefined) return false;
  entries[next]?.focus();
  return true;
}
