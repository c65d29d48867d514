import { describe, expect, it } from "vitest";
import { ORDER_STATUS_CODES, type OrderKind, type OrderStatus } from "../orders/index.ts";
import { pairs } from "../testing/pairs.ts";
import { mayDownloadInvoice } from "./index.ts";

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
