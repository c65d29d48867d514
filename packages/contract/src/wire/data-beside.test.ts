import { expect, test } from "vitest";
import * as z from "zod/mini";
import { dataBeside, id, money, text, wireNames } from "./index.ts";

const codec = dataBeside(
  { orderId: ["commande_id", id], couponCode: ["code_coupon", z.optional(text)] },
  { amount: ["prix", z.optional(money)], host: z.optional(text) },
);

test("decodes a browser's form as one object", () => {
  const data = JSON.stringify({ commande_id: "41", code_coupon: "" });
  expect(z.parse(codec, { data, host: "parution.test", prix: "" })).toStrictEqual({
    orderId: 41,
    host: "parution.test",
  });
});

test("JSON bodies need no wrapping, and are sent without", () => {
  const wire = { data: { commande_id: 41 }, host: "parution.test" };
  const english = { orderId: 41, host: "parution.test" };
  expect(z.parse(codec, wire)).toStrictEqual(english);
  expect(z.encode(codec, english)).toStrictEqual(wire);
});

test.each([
  ["nothing", {}, ["data"]],
  ["its name beside data", { commande_id: 41 }, ["data"]],
  ["data without it", { data: {} }, ["data", "commande_id"]],
  ["what is no JSON", { data: "b7f1c0de" }, ["data"]],
])("%s is refused where data lacks it", (_case, wire, path) => {
  expect(z.safeParse(codec, wire).error?.issues[0]?.path).toStrictEqual(path);
});

test("a single value of data needs no object around it", () => {
  const topUp = dataBeside({ clientHash: ["hash_client", text] }, { amount: ["prix", money] });
  const english = { clientHash: "b7f1c0de", amount: 10_000 };
  expect(z.parse(topUp, { data: "b7f1c0de", prix: "100" })).toStrictEqual(english);
  expect(z.parse(topUp, { data: '{"hash_client":"b7f1c0de"}', prix: "100" })).toStrictEqual(
    english,
  );
});

test("a fault names both parts", () => {
  expect([...wireNames(codec)]).toStrictEqual([
    ["orderId", "commande_id"],
    ["couponCode", "code_coupon"],
    ["amount", "prix"],
    ["host", "host"],
  ]);
});
