import fc from "fast-check";
import { expect, test } from "vitest";
import { priceJournal } from "./price.ts";

const order = { unitPrice: 5_00, packageRate: null, quantities: [2, 1], deliveryPrice: 25_00 };

test("the price is the sum of copies and delivery, each with tax", () => {
  expect(priceJournal(order)).toEqual({
    unit: 6_00,
    copies: 3,
    issues: 18_00,
    delivery: 30_00,
    total: 48_00,
    exclTax: 40_00,
    tax: 8_00,
  });
});

test("a package replaces the price of a copy, tax included", () => {
  expect(priceJournal({ ...order, packageRate: 4_50 })).toMatchObject({
    unit: 4_50,
    issues: 13_50,
  });
});

test("a copy is rounded before it is multiplied", () => {
  const { unit, issues } = priceJournal({ ...order, unitPrice: 1_04, quantities: [100] });
  expect({ unit, issues }).toEqual({ unit: 1_25, issues: 125_00 });
});

test.each([1.5, -1, Number.NaN])("refuses %d copies", (quantity) => {
  expect(() => priceJournal({ ...order, quantities: [quantity] })).toThrow(RangeError);
});

test("tax and the rest add up, and copies are counted one by one", () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 });
  const quantities = fc.array(fc.integer({ min: 1, max: 999 }), { maxLength: 366 });
  fc.assert(
    fc.property(
      amount,
      fc.option(amount),
      amount,
      quantities,
      (unitPrice, rate, deliveryPrice, each) => {
        const price = priceJournal({
          unitPrice,
          packageRate: rate,
          deliveryPrice,
          quantities: each,
        });
        expect(price.exclTax + price.tax).toBe(price.total);
        expect(price.issues).toBe(each.reduce((sum, one) => sum + one * price.unit, 0));
        expect(price.total - price.issues).toBe(price.delivery);
      },
    ),
  );
});
