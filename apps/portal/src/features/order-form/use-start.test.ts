import { expect, test } from "vitest";
import { ceilingOf } from "../../shared/account/account-of.ts";
import { samples } from "./sample-offer.ts";
import { sampleAccount } from "./sample-order.ts";
import { newOrder, startSupport, supportIdIn } from "./use-start.ts";

const supports = [samples.printSupport, samples.digitalSupport];

test.each([
  ["support-4", 4],
  ["support-", null],
  ["support-4x", null],
  ["pg=4", null],
  [undefined, null],
])("%s names the support %s", (segment, id) => {
  expect(supportIdIn(segment)).toBe(id);
});

test("the address's support comes first, then the visitor's, then the first", () => {
  const start = (supportId: number | null, slug: string | null) =>
    startSupport(supports, { supportId, slug })?.id;
  expect(start(4, "l-horizon")).toBe(4);
  expect(start(null, "horizon-numerique")).toBe(4);
  expect(start(99, "unknown")).toBe(1);
});

test("a newspaper that sells nothing yet is no start, even where the address names it", () => {
  const unsold = { ...samples.digitalSupport, id: 7, slug: "nouveau", lowestPrice: null };
  const start = startSupport([unsold, ...supports], { supportId: 7, slug: "nouveau" });
  expect(start?.id).toBe(1);
});

test("a new order begins on its support, with a professional's ICE", () => {
  expect(newOrder(sampleAccount(), samples.digitalSupport)).toMatchObject({
    medium: "digital",
    supportId: 4,
    headingId: null,
    ice: "000152733000067",
  });
  expect(newOrder(sampleAccount({ kind: "individual" }), null).ice).toBe("");
});

test("two new orders share no object that the form changes", () => {
  const account = sampleAccount();
  expect(newOrder(account, null).texts).not.toBe(newOrder(account, null).texts);
});

test("only credit accounts above the ceiling have its message", () => {
  const ceiling = { message: "Plafond dépassé", exceeded: true };
  expect(ceilingOf(sampleAccount({ creditAccount: true, ceiling }))).toBe("Plafond dépassé");
  expect(ceilingOf(sampleAccount({ ceiling }))).toBeNull();
  const below = { ...ceiling, exceeded: false };
  expect(ceilingOf(sampleAccount({ creditAccount: true, ceiling: below }))).toBeNull();
});
