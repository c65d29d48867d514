import { ORDER_STATUS_CODES } from "@parution/rules/orders";
import { expect } from "vitest";
import type { Books } from "./books.ts";

/**
 * Holds the books against the answers that customers received: every order is there, paid once, and every amount is where it
 * belongs.
 * @param taken centimes that the providers took, by the payment's reference.
 */
export function expectSound(
  before: Books,
  after: Books,
  orderIds: readonly number[],
  taken: ReadonlyMap<string, number>,
): void {
  const known = new Set(before.orders.map(({ id }) => id));
  const ordered = after.orders.filter(({ id }) => !known.has(id));
  const { paid, processing } = ORDER_STATUS_CODES;
  expect(ordered.map(({ id }) => id)).toEqual(orderIds.toSorted((a, b) => a - b));
  expect(ordered.filter(({ payments }) => payments !== 1)).toEqual([]);
  expect(ordered.filter(({ status }) => status !== paid && status !== processing)).toEqual([]);

  const accepted = after.attempts.filter(({ ref }) => taken.has(ref));
  expect(accepted).toHaveLength(taken.size);
  expect(accepted.filter(({ status }) => status !== "approved")).toEqual([]);
  expect(accepted.filter(({ ref, amount }) => taken.get(ref) !== amount)).toEqual([]);

  const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, one) => total + one, 0);
  const sold = (status: number) =>
    sum(
      ordered
        .filter((order) => order.kind === "ad" && order.status === status)
        .map(({ total }) => total),
    );
  const had = before.balance + before.freeBalance;
  const brought = sum(taken.values());
  expect(after.received - before.received).toBe(brought);
  expect(after.balance + after.freeBalance).toBe(had + brought - sold(paid));
  expect(after.owed - before.owed).toBe(sold(processing));
  expect(after.findings).toEqual([]);
}
