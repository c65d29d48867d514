/** Every pair of a left and a right value, for exhaustive tests. */
export function pairs<Left, Right>(
  lefts: readonly Left[],
  rights: readonly Right[],
): (readonly [Left, Right])[] {
  return lefts.flatMap((left) => rights.map((right) => [left, right] as const));
}
