import { readOptions, readTenderOptions } from "@parution/contract/catalogue";
import { placeAd, placeTenderAd, readEditableAd } from "@parution/contract/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { countRows, lineOrder, refusalOf } from "../testing/orders/ordering.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const tender = {
  ...lineOrder,
  cityId: undefined,
  reference: "AO 12/2026",
  referenceNumber: "AO 12/2026",
};

test("a tender is ordered with its reference and without a city", async () => {
  const client = await api.signIn("convention");
  const { adId } = await client.call(placeTenderAd, { body: { ...tender, cityId: 3 } });
  const ad = await client.call(readEditableAd, { body: { adId } });
  expect(ad).toMatchObject({ tenderReference: "AO 12/2026", cityId: null, otherCity: null });
});

test("a tender of an account on term is charged, unless it is saved for later", async () => {
  const client = await api.signIn("terme");
  expect((await client.call(placeTenderAd, { body: tender })).onTerm).toBe(true);
  const later = { body: tender, query: { payLater: true } };
  expect((await client.call(placeTenderAd, later)).onTerm).toBe(false);
});

test("the calls of the other kind of account are refused, and write nothing", async () => {
  const [standard, convention] = [await api.signIn("particulier"), await api.signIn("convention")];
  const rows = await countRows(api.context);
  const refusals = [
    standard.call(placeTenderAd, { body: lineOrder }),
    convention.call(placeAd, { body: tender }),
    standard.call(readTenderOptions, { params: { supportId: 1 } }),
  ];
  const statuses = (await Promise.all(refusals.map(refusalOf))).map(({ status }) => status);
  expect(statuses).toEqual([403, 403, 403]);
  expect(await countRows(api.context)).toBe(rows);
});

test("the cascade is the same under a convention", async () => {
  const client = await api.signIn("convention");
  const ask = { params: { supportId: 1 } };
  expect(await client.call(readTenderOptions, ask)).toEqual(await client.call(readOptions, ask));
});
