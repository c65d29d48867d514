/** @throws RangeError unless `value` is a whole number, zero or more */
export function requireCount(value: number): number {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`Not a count: ${value}`);
  return value;
}
