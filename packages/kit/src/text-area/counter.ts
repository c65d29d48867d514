/** How full a text is. */
export type Fill = "roomy" | "near" | "over";

/** How full a text of `count` units is against `limit`: near from nine tenths on. */
export function fillOf(count: number, limit: number): Fill {
  if (count > limit) {
    return "over";
  }
  return count >= limit * 0.9 ? "near" : "roomy";
}
