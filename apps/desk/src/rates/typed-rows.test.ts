import { ApiError } from "@parution/contract/errors";
import { expect, test } from "vitest";
import {
  batchesOf,
  isAtFault,
  type RateRow,
  type TypedRows,
  withChanges,
  withEdits,
  withFaults,
} from "./typed-rows.ts";

const row = (id: number, price: number): RateRow => ({
  key: `1/${id}`,
  support: "Parution",
  label: `Rubrique ${id}`,
  detail: null,
  inForce: price,
  price,
  discount: null,
});
const page = {
  rows: [row(1, 2000), row(2, 3500)],
  place: { table: "headings", supportId: undefined, search: undefined, page: 1 },
  locale: "fr-FR",
} as const;
const typedPrice = (key: string, text: string, before: TypedRows = new Map()) =>
  withEdits(before, [{ row: key, column: "price", text }], page);

test("a price that is typed as it is saved is typed no more", () => {
  const typed = typedPrice("1/1", "25");
  expect([...typed.keys()]).toEqual(["headings 1/1"]);
  expect(typedPrice("1/1", "20,00", typed).size).toBe(0);
  expect(typedPrice("1/9", "25").size).toBe(0);
});

test("batches hold valid prices alone", () => {
  const typed = typedPrice("1/2", "x", typedPrice("1/1", "25"));
  expect(batchesOf(typed)).toEqual([
    { table: "headings", rows: [{ key: "1/1", price: 2500, discount: null }] },
  ]);
});

test("a refused price has the message of the service until it is typed again", () => {
  const error = new ApiError(422, "INVALID", "", { fields: { "rows.1/1": ["Trop bas."] } });
  const refused = withFaults(typedPrice("1/1", "25"), "headings", error);
  expect([...refused.values()].map(({ fault }) => fault)).toEqual(["Trop bas."]);
  expect([...refused.values()].every(isAtFault)).toBe(true);
  expect([...typedPrice("1/1", "26", refused).values()].some(isAtFault)).toBe(false);
});

test("a price that another user has saved meanwhile is named beside the typed one", () => {
  const typed = typedPrice("1/2", "40", typedPrice("1/1", "25"));
  const now = [row(1, 2200), row(2, 3500)];
  const changed = withChanges(typed, now, page, (price) => `now ${price}`);
  expect([...changed.values()].map(({ fault }) => fault)).toEqual(["now 22,00", undefined]);
});
