import { expect, test } from "vitest";
import { callsByFeature } from "../calls/index.ts";
import { placeAd } from "../orders/index.ts";
import { raiseRates } from "../rate-cards/index.ts";
import { wireNames } from "../wire/index.ts";
import { englishFields, wireFields } from "./index.ts";

const allCalls = Object.values(callsByFeature).flat();

test("a refusal has the wire's names of the call's fields, and the client reads them back", () => {
  const english = { cityId: "?", dates: "?", photos: "?", files: "?", email: "?" };
  const wire = { ville_id: "?", dates_parution: "?", "photos[]": "?", fichiers: "?", email: "?" };
  expect(wireFields(placeAd, english)).toStrictEqual(wire);
  expect(englishFields(placeAd, wire)).toStrictEqual(english);
});

test("a part of a field keeps its name, in a field that the call itself does not have too", () => {
  expect(wireFields(raiseRates, { "rows.1/7": "?" })).toStrictEqual({ "lignes.1/7": "?" });
  expect(englishFields(raiseRates, { "lignes.1/7": "?" })).toStrictEqual({ "rows.1/7": "?" });
});

test("a field that the call does not have cannot be refused", () => {
  expect(() => wireFields(placeAd, { ville_id: "?" })).toThrow("placeAd has no field ville_id");
});

test.each(allCalls.map((call) => [call.name, call] as const))(
  "every field of %s can be refused",
  (_, call) => {
    const parts = [call.params, call.query, call.body].filter((codec) => codec !== undefined);
    const names = parts.flatMap((codec) => [...wireNames(codec).keys()]);
    const refused = Object.fromEntries(names.map((name) => [name, "?"]));
    expect(englishFields(call, wireFields(call, refused))).toStrictEqual(refused);
  },
);
