import { expect, test } from "vitest";
import { sampleValues } from "../sample-journal.ts";
import { startSupportId } from "../start.ts";
import { journalBody, journalFieldPathOf } from "./journal-body.ts";

const shown = { productId: 1, byPackage: false, total: 48_00 };

test("the order has the choices and the figures that were shown", () => {
  expect(journalBody(sampleValues, shown)).toEqual({
    supportId: 1,
    productId: 1,
    durationId: 1,
    issues: sampleValues.issues,
    deliveryId: 2,
    address: "14, rue Ibn Batouta, Casablanca",
    phone: "0661000114",
    legalName: "Atlas SARL",
    termsAccepted: true,
    byPackage: false,
    total: 48_00,
  });
});

test("an address that the delivery does not need is not sent, nor a blank field", () => {
  const body = journalBody({ ...sampleValues, deliveryId: 1, phone: " ", legalName: "" }, shown);
  expect(body).not.toHaveProperty("address");
  expect(body).not.toHaveProperty("phone");
  expect(body).not.toHaveProperty("legalName");
});

test("an incomplete order is not sent", () => {
  expect(journalBody({ ...sampleValues, durationId: null }, shown)).toBeNull();
});

test.each([
  ["productId", "subtypeId"],
  ["issues", "issues"],
  ["byPackage", null],
])("the server's message about %s stands at %s", (name, field) => {
  expect(journalFieldPathOf(name)).toBe(field);
});

test.each([
  ["3", "al-ofoq", 3],
  ["support-2", null, 2],
  ["support-9", "al-ofoq", 2],
  [undefined, "horizon-numerique", 1],
])("address %s and newspaper %s begin with %d", (named, slug, id) => {
  const supports = [
    { id: 1, slug: "l-horizon" },
    { id: 2, slug: "al-ofoq" },
    { id: 3, slug: "l-horizon-eco" },
  ];
  expect(startSupportId(supports, { named, slug })).toBe(id);
});
