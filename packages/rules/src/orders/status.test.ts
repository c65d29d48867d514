import { describe, expect, it } from "vitest";
import {
  awaitsPayment,
  isInvoiceEditable,
  ORDER_STATUS_CODES,
  type OrderKind,
  type OrderStatus,
  orderStatusOf,
  shownOrderStatus,
} from "./index.ts";

describe("orderStatusOf", () => {
  it.each([
    [0, "unpaid"],
    [1, "processing"],
    [2, "paid"],
    [3, "paymentPending"],
    [4, "cancelled"],
    [8, "topUpAwaiting"],
    [5, "unpaid"],
    [9, "unpaid"],
    [-1, "unpaid"],
  ] satisfies [number, OrderStatus][])("%d reads as %s", (code, status) => {
    expect(orderStatusOf(code)).toBe(status);
  });

  it("reads every written code", () => {
    for (const [status, code] of Object.entries(ORDER_STATUS_CODES)) {
      expect(orderStatusOf(code)).toBe(status);
    }
  });
});

describe("awaitsPayment", () => {
  it.each([
    ["ad", [0, 3]],
    ["journal", [0, 3]],
    ["subscription", [0, 3]],
    ["topup", [8]],
  ] as [OrderKind, number[]][])("%s waits at %j alone", (kind, waiting) => {
    for (const status of Object.values(ORDER_STATUS_CODES)) {
      expect(awaitsPayment({ kind, status })).toBe(waiting.includes(status));
    }
  });
});

describe("shownOrderStatus", () => {
  const statuses = Object.keys(ORDER_STATUS_CODES) as OrderStatus[]; // keyed by status

  it("is the status of an order that is paid", () => {
    for (const status of statuses) expect(shownOrderStatus(status, false)).toBe(status);
  });

  it("shows no payment to make for an order that is charged to its account", () => {
    const shown = statuses.map((status) => shownOrderStatus(status, true));
    expect(shown).toEqual([
      "toConfirm",
      "onAccount",
      "paid",
      "paymentPending",
      "cancelled",
      "topUpAwaiting",
    ]);
  });
});

const kinds = ["ad", "journal", "subscription", "topup"] as const satisfies readonly OrderKind[];

describe("isInvoiceEditable", () => {
  it.each(kinds)("%s: once settled, unless it is a top-up", (kind) => {
    for (const code of Object.values(ORDER_STATUS_CODES)) {
      const order = { kind, status: orderStatusOf(code), monthClosed: false };
      const settled = code === 1 || code === 2;
      expect(isInvoiceEditable(order), String(code)).toBe(settled && kind !== "topup");
    }
  });

  it("ends when the month of its invoice is closed", () => {
    expect(isInvoiceEditable({ kind: "ad", status: "paid", monthClosed: true })).toBe(false);
  });
});
