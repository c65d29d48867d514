import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keptCoupon, priceOfEdit } from "./edit.ts";

const settled = { settled: true, charged: 96_00, coupon: null };

describe("priceOfEdit", () => {
  it.each([
    ["dearer", 144_00, 48_00],
    ["as dear", 96_00, 0],
    ["cheaper", 48_00, -48_00],
  ])("charges a settled order that becomes %s the difference", (_, price, difference) => {
    expect(priceOfEdit(price, 1, settled)).toEqual({ total: price, difference });
  });

  it("moves no money while the order is not settled", () => {
    const order = { ...settled, settled: false };
    expect(priceOfEdit(144_00, 1, order)).toEqual({ total: 144_00, difference: 0 });
  });

  it("takes the order's coupon off the new price", () => {
    const order = { settled: true, charged: 86_40, coupon: { percent: 10, productId: null } };
    expect(priceOfEdit(96_00, 1, order)).toEqual({ total: 86_40, difference: 0 });
    expect(priceOfEdit(192_00, 1, order)).toEqual({ total: 172_80, difference: 86_40 });
  });

  it("drops a coupon that is not for the new product", () => {
    const order = { settled: true, charged: 86_40, coupon: { percent: 10, productId: 1 } };
    expect(priceOfEdit(96_00, 1, order).total).toBe(86_40);
    expect(priceOfEdit(96_00, 2, order)).toEqual({ total: 96_00, difference: 9_60 });
  });

  it("adds up to the price of the ad over any number of edits", () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.array(fc.nat(1_000_000), { minLength: 1 }),
        fc.integer({ min: 0, max: 100 }),
        (first, prices, percent) => {
          const coupon = { percent, productId: null };
          let charged = priceOfEdit(first, 1, { settled: false, charged: 0, coupon }).total;
          for (const price of prices) {
            charged += priceOfEdit(price, 1, { settled: true, charged, coupon }).difference;
          }
          const last = prices.at(-1) ?? first;
          const anew = priceOfEdit(last, 1, { settled: false, charged: 0, coupon }).total;
          expect(charged).toBe(anew);
        },
      ),
    );
  });
});

describe("keptCoupon", () => {
  it("is null without a coupon", () => {
    expect(keptCoupon(null, 1)).toBeNull();
  });
});
