import { describe, expect, it } from "vitest";
import { pairs } from "../testing/pairs.ts";
import { type ActionableOrder, type OrderAction, orderActions, orderStatusOf } from "./index.ts";

const zone = "Africa/Lagos";
const begins = Date.UTC(2026, 10, 22, 23);
const inTime = { now: begins - 49 * 3_600_000, zone };
const payableFromAds = { now: begins - 48 * 3_600_000, zone };
const tooLate = { now: begins - 30 * 3_600_000, zone };

const withoutCredit = { credit: false, ceilingExceeded: false };
const overCeiling = { credit: true, ceilingExceeded: true };

const order = (changes: Partial<ActionableOrder> = {}): ActionableOrder => ({
  kind: "ad",
  status: "unpaid",
  paymentMethod: null,
  invoiceEditable: false,
  firstDate: "2026-11-23",
  fixedPrice: false,
  leadHours: 36,
  ...changes,
});

const every = {
  code: [-1, 0, 1, 2, 3, 4, 5, 8, 9],
  kind: ["ad", "journal", "subscription", "topup"],
  paymentMethod: [null, "card", "cashPartner", "balance", "onTerm"],
  flag: [false, true],
} as const;

/** The rules one after the other, kept apart from the tables under test; a pending code can be left or cancelled. */
function byRules(code: number, facts: ActionableOrder): Set<OrderAction> {
  const actions = new Set<OrderAction>();
  const isTopUp = facts.kind === "topup";
  if (code === 2 && !isTopUp) actions.add("downloadInvoice");
  if (facts.invoiceEditable && code !== 4 && !isTopUp) actions.add("editInvoice");
  const settled = [1, 2, 3, 4].includes(code);
  if (code === 3 && !isTopUp) actions.add("showCode").add("payOtherwise").add("cancel");
  const payable = isTopUp ? code === 8 : !settled && facts.paymentMethod === null;
  if (payable) actions.add("finalise").add("cancel");
  return actions;
}

describe("orderActions", () => {
  it("offers the actions of the table, for every kind, status and flag", () => {
    const everyOrder = pairs(pairs(every.code, every.kind), pairs(every.paymentMethod, every.flag));
    for (const [[code, kind], [paymentMethod, invoiceEditable]] of everyOrder) {
      const status = orderStatusOf(code);
      const facts = order({ kind, status, paymentMethod, invoiceEditable });
      const { offered } = orderActions(facts, withoutCredit, inTime);
      expect(new Set(offered), JSON.stringify(facts)).toEqual(byRules(code, facts));
      expect(offered).toHaveLength(new Set(offered).size);
    }
  });

  it("refuses to finalise 48 hours before the first date, and still cancels", () => {
    expect(orderActions(order(), withoutCredit, inTime).finaliseRefusal).toBeNull();
    const late = orderActions(order(), withoutCredit, tooLate);
    expect(late.finaliseRefusal).toBe("date-passed");
    expect(late.offered).toContain("cancel");
  });

  it("reports from 48 to 30 hours before the first date that the ad can still be paid", () => {
    const refusalOf = (facts: ActionableOrder) =>
      orderActions(facts, withoutCredit, payableFromAds).finaliseRefusal;
    expect(refusalOf(order())).toBe("payable-from-ads");
    expect(orderActions(order(), overCeiling, payableFromAds).finaliseRefusal).toBe("ceiling");
  });

  it("finalises fixed-price orders, and those without a date, at any time", () => {
    const fixed = order({ fixedPrice: true });
    const journal = order({ kind: "journal", firstDate: null });
    expect(orderActions(fixed, withoutCredit, tooLate).finaliseRefusal).toBeNull();
    expect(orderActions(journal, withoutCredit, tooLate).finaliseRefusal).toBeNull();
  });

  it("reports the ceiling before the date, to credit accounts alone", () => {
    expect(orderActions(order(), overCeiling, inTime).finaliseRefusal).toBe("ceiling");
    expect(orderActions(order(), overCeiling, tooLate).finaliseRefusal).toBe("ceiling");
    const noCredit = { credit: false, ceilingExceeded: true };
    expect(orderActions(order(), noCredit, inTime).finaliseRefusal).toBeNull();
  });

  it("gives no reason where finalise is not offered", () => {
    expect(
      orderActions(order({ status: "paid" }), overCeiling, tooLate).finaliseRefusal,
    ).toBeNull();
  });
});
