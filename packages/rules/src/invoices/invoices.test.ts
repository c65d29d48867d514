import { describe, expect, it } from "vitest";
import { ORDER_STATUS_CODES, type OrderKind, type OrderStatus } from "../orders/index.ts";
import { pairs } from "../testing/pairs.ts";
import { dueDateOf, isOverdue, mayDownloadInvoice } from "./index.ts";

it("an invoice is due at the end of its term while it is owed", () => {
  const invoice = { kind: "invoice", onTerm: 4800, day: "2026-11-22" } as const;
  expect(dueDateOf(invoice, 60)).toBe("2027-01-21");
  expect(dueDateOf(invoice, 0)).toBe("2026-11-22");
  expect(dueDateOf({ ...invoice, onTerm: 0 }, 60)).toBeNull();
  expect(dueDateOf({ ...invoice, kind: "credit_note" }, 60)).toBeNull();
});

it("an unsettled invoice is overdue from the day after", () => {
  const invoice = { status: "toSettle", dueOn: "2026-11-22" } as const;
  expect(isOverdue(invoice, "2026-11-22")).toBe(false);
  expect(isOverdue(invoice, "2026-11-23")).toBe(true);
  expect(isOverdue({ ...invoice, status: "settled" }, "2026-11-23")).toBe(false);
  expect(isOverdue({ ...invoice, dueOn: null }, "2026-11-23")).toBe(false);
});

const kinds: readonly OrderKind[] = ["ad", "journal", "subscription", "topup"];
const statuses = Object.keys(ORDER_STATUS_CODES).filter(isStatus);
const orders = pairs(kinds, statuses).map(([kind, status]) => ({ kind, status }));

function isStatus(name: string): name is OrderStatus {
  return name in ORDER_STATUS_CODES;
}

const allowed = (test: (order: (typeof orders)[number]) => boolean) =>
  orders.filter(test).map(({ kind, status }) => `${kind} ${status}`);

describe("mayDownloadInvoice", () => {
  it("allows the invoices of paid orders, and none of a top-up", () => {
    expect(allowed((order) => mayDownloadInvoice(order, false))).toEqual([
      "ad paid",
      "journal paid",
      "subscription paid",
    ]);
  });

  it("allows an account with a list of invoices all of its entries", () => {
    const all = allowed((order) => mayDownloadInvoice(order, true));
    expect(all).toHaveLength(3 * statuses.length);
    expect(all.filter((order) => order.startsWith("topup"))).toEqual([]);
  });
});
