import { describe, expect, it } from "vitest";
import { isInvoiceEditable, ORDER_STATUS_CODES, type OrderKind, orderStatusOf } from "./index.ts";

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
