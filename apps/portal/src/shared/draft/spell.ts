/** Values as text, by name: a form need not hold its fields in the same order. */
export const spell = (values: unknown): string =>
  JSON.stringify(values, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value) ? byName(value) : value,
  );

const byName = (value: object): object =>
  Object.fromEntries(Object.entries(value).toSorted(([one], [two]) => (one < two ? -1 : 1)));
