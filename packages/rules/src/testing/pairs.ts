/** Every pair of a left and a right value: what exhaustive tests are made of. */
export function pairs<Left, Right>(
  lefts: readonly Left[],
  rights: readonly Right[],
): (readonly [Left, Right])[] {
  return lefts.flatMap((left) => rights.map((right) => [left, right] as const));
}
