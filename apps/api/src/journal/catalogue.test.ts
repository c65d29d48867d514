import {
  readJournalOptions,
  readJournalPackage,
  readJournalProducts,
} from "@parution/contract/journal";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { refusalOf } from "../testing/orders/ordering.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test("lists the newspapers that sell issues, their types and the deliveries", async () => {
  const options = await api.visitor.call(readJournalOptions, { params: { supportId: 3 } });
  expect(options.supports.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(options.selectedSupportId).toBe(3);
  expect(options.types).toEqual([
    {
      id: 1,
      label: "Journal complet",
      subtypes: [
        { id: 1, label: "Exemplaire ordinaire" },
        { id: 2, label: "Justificatif certifié" },
      ],
    },
  ]);
  expect(options.deliveries.map(({ id, price }) => [id, price])).toEqual([
    [1, 0],
    [2, 25_00],
    [3, 8_00],
  ]);
});

test("a digital support sells no issues", async () => {
  const options = await api.visitor.call(readJournalOptions, { params: { supportId: 4 } });
  expect(options).toMatchObject({ selectedSupportId: null, types: [] });
});

test("lists products by type and sub-option, with prices by age and the days without an edition", async () => {
  const read = (query: { typeId?: number; subtypeId?: number }) =>
    api.visitor.call(readJournalProducts, { params: { supportId: 1 }, query });
  const { products, closures } = await read({ typeId: 1, subtypeId: 2 });
  expect(products).toHaveLength(1);
  expect(
    products[0]?.durations.map((one) => [one.unitPrice, one.nearestDays, one.farthestDays]),
  ).toEqual([
    [20_00, 1, 30],
    [30_00, 31, 182],
    [45_00, 183, 365],
  ]);
  expect(closures.find(({ date }) => date === "2026-05-01")?.reason).toBeTruthy();
  expect(closures.every(({ date }) => date >= "2025-06-01" && date <= "2026-06-01")).toBe(true);
  expect((await read({})).products).toHaveLength(4);
});

test("a package is shown to its holder alone", async () => {
  const body = { productId: 2 };
  const [holder, other] = [await api.signIn("pro"), await api.signIn("particulier")];
  expect(await holder.call(readJournalPackage, { body })).toMatchObject({ price: 18_00 });
  expect(await other.call(readJournalPackage, { body })).toBeNull();
  const stranger = other.call(readJournalPackage, { body: { ...body, userId: 2 } });
  expect((await refusalOf(stranger)).status).toBe(404);
});

test("an unknown support is not found", async () => {
  const options = api.visitor.call(readJournalOptions, { params: { supportId: 99 } });
  expect((await refusalOf(options)).status).toBe(404);
});
