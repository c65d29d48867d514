import { describe, expect, it } from "vitest";
import { invoiceFilterOf, invoiceSearchOf } from "./invoices.data.ts";

describe("invoiceFilterOf", () => {
  it("is undone by invoiceSearchOf", () => {
    const filter = {
      reference: "F2026-000019",
      from: "2026-11-01",
      to: "2026-11-30",
      status: "toSettle",
      kind: "credit_note",
    } as const;
    expect(invoiceFilterOf(new URLSearchParams(invoiceSearchOf(filter)))).toEqual(filter);
    expect(invoiceSearchOf({})).toBe("");
  });

  it("leaves out invalid values", () => {
    expect(invoiceFilterOf(new URLSearchParams("etat=3&statut=perdue"))).toEqual({});
  });
});
