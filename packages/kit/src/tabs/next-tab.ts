/** Where a key leads in a row of `count` tabs. */
export interface Position {
  /** The tab that has the focus, from 0. */
  index: number;
  /** How many tabs there are. */
  count: number;
  /** The direction in which the row is read. */
  direction: "ltr" | "rtl";
}

/** The index that a key leads to, round at the ends; `undefined` for any other key. */
export function nextTab(key: string, { index, count, direction }: Position): number | undefined {
  const forward = direction === "rtl" ? -1 : 1;
  switch (key) {
    case "ArrowRight":
      return (index + forward + count) % count;
    case "ArrowLeft":
      return (index - forward + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
