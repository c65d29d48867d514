/** Level of a text's length. */
export type Fill = "roomy" | "near" | "over";

/** Level of `count` units against `limit`: near from nine tenths on. */
export function fillOf(count: number, limit: number): Fill {
  if (count > limit) {
    return "over";
  }
  return count >= limit * 0.9 ? "near" : "roomy";
}
