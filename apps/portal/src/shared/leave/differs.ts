/** Whether a field of `values` is not what it is in `others`. */
export function differs<Values extends object>(values: Values, others: Values): boolean {
  const before = new Map<string, unknown>(Object.entries(others));
  return Object.entries(values).some(([name, value]) => value !== before.get(name));
}
