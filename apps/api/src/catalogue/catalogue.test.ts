import {
  readCanvases,
  readCities,
  readColours,
  readCountries,
  readDefaultOptions,
  readOptions,
  readPackageRate,
  readProducts,
  readRates,
  readTextCanvas,
  readTexteCanvas,
} from "@parution/contract/catalogue";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test("without a support, the options are those of the first one", async () => {
  const params = { supportId: 1 };
  const named = await api.visitor.call(readOptions, { params });
  expect(await api.visitor.call(readDefaultOptions, {})).toEqual(named);
  expect((await api.fetch("/ads/annonces/options")).status).toBe(200);
});

const print = { supportId: 1, headingId: 1 };

test("the four supports carry their tariffs", async () => {
  const { supports, channels } = await api.visitor.call(readOptions, { params: { supportId: 1 } });
  expect(channels.map(({ medium }) => medium)).toEqual(["print", "digital"]);
  expect(supports.map(({ slug, fixedPrice }) => [slug, fixedPrice])).toEqual([
    ["l-horizon", false],
    ["al-ofoq", false],
    ["l-horizon-eco", false],
    ["horizon-numerique", true],
  ]);
  expect(supports[1]).toMatchObject({
    packagePrice: 500_00,
    blockLines: 25,
    tiers: [
      { minLines: 1, maxLines: 25, code: "PF", discountPercent: null },
      { minLines: 26, maxLines: null, code: "PF_L", discountPercent: null },
    ],
  });
  expect(supports[2]?.tiers).toEqual([
    { minLines: 11, maxLines: null, code: "DP", discountPercent: 15 },
  ]);
});

test.each([
  [1, 20_00],
  [2, 18_00],
  [3, 25_50],
  [4, 250_00],
])("support %i sells legal notices at its own price", async (supportId, unitPrice) => {
  const { headings } = await api.visitor.call(readOptions, { params: { supportId } });
  expect(headings[0]).toMatchObject({ id: 1, label: "Annonces légales", unitPrice });
  expect(headings.length).toBeGreaterThanOrEqual(12);
  expect(headings.every(({ subheadings }) => subheadings.length > 0)).toBe(true);
});

test.each([1, 2, 3, 4])("support %i says the least that an ad costs on it", async (supportId) => {
  const { supports } = await api.visitor.call(readOptions, { params: { supportId } });
  const { headings } = await api.visitor.call(readRates, { query: { supportId } });
  const prices = headings
    .flatMap(({ types }) => types)
    .flatMap(({ samples, canvases }) => [
      ...samples.filter(({ dates }) => dates === 1).map(({ total }) => total),
      ...canvases.map(({ price }) => price),
    ]);
  expect(supports.find(({ id }) => id === supportId)?.lowestPrice).toBe(Math.min(...prices));
});

test("headings, types and questions are in the requested language", async () => {
  const visitor = await api.signIn("particulier", "ar");
  const { headings } = await visitor.call(readOptions, { params: { supportId: 2 } });
  const jobs = headings.find(({ slug }) => slug === "offres-emploi");
  expect(headings[0]?.label).toBe("إعلانات قانونية");
  expect(jobs?.options.map(({ label }) => label)).toEqual([
    "نوع العقد",
    "الخبرة",
    "المستوى الدراسي",
  ]);
  expect(jobs?.options.every(({ choices }) => choices.length > 1)).toBe(true);
  expect(jobs?.subheadings.at(-1)).toMatchObject({ label: "قطاع آخر", asksSector: true });
});

test("a digital support has one type and no colours", async () => {
  const params = { supportId: 4 };
  const { headings } = await api.visitor.call(readOptions, { params });
  expect(headings[0]?.types).toHaveLength(1);
  expect(await api.visitor.call(readColours, { params, query: { headingId: 1 } })).toEqual([]);
});

test("an unknown support is not found", async () => {
  for (const path of ["options/99", "produits/99", "produits/couleurs/99", "options/2147483647"]) {
    const answer = await api.fetch(`/ads/annonces/${path}`);
    expect([path, answer.status]).toEqual([path, 404]);
  }
});

test("an id above the highest one is refused in every parameter", async () => {
  const beyond = "2147483648";
  for (const path of [
    `annonces/options/${beyond}`,
    `annonces/canvas?support_id=${beyond}`,
    `annonces/produits/1?rubrique_id=${beyond}`,
    `villes/list?ville_id=${beyond}`,
  ]) {
    const answer = await api.fetch(`/ads/${path}`);
    expect([path, answer.status]).toEqual([path, 422]);
  }
});

test("a line product has its unit price, under both paths", async () => {
  const products = await api.visitor.call(readProducts, {
    params: { supportId: 1 },
    query: { headingId: 1, typeId: 1 },
  });
  expect(products).toEqual([expect.objectContaining({ format: "line", unitPrice: 20_00 })]);
  const query = { productId: products[0]?.id ?? 0, subheadingId: 1 };
  const text = await api.visitor.call(readTextCanvas, { query });
  expect(text).toMatchObject({ product: { unitPrice: 20_00 }, canvas: { id: 1, format: "line" } });
  expect(await api.visitor.call(readTexteCanvas, { query })).toEqual(text);
});

test("a sub-heading of another heading is refused for a product, and leaves no products", async () => {
  const answer = await api.fetch("/ads/annonces/canvas/text?produit_id=1&sous_rubrique_id=60");
  expect(answer.status).toBe(422);
  expect((await answer.json()).errors).toHaveProperty("sous_rubrique_id");
  const query = { ...print, subheadingId: 60 };
  expect(await api.visitor.call(readCanvases, { query })).toEqual([]);
});

test("colours select products, whose canvases cost more in colour", async () => {
  const query = { headingId: 1, typeId: 2, subheadingId: 1 };
  const colours = await api.visitor.call(readColours, { params: { supportId: 1 }, query });
  expect(colours.map(({ label }) => label)).toEqual(["Noir et blanc", "Quadrichromie"]);
  const prices = await Promise.all(
    colours.map(async ({ id, productId }) => {
      const canvases = await api.visitor.call(readCanvases, {
        query: { ...query, supportId: 1, colourId: id },
      });
      expect(canvases.every((canvas) => canvas.productId === productId)).toBe(true);
      return canvases.map(({ price }) => price);
    }),
  );
  expect(prices[0]?.[0]).toBe(180_00);
  expect(prices[1]?.[0]).toBe(252_00);
});

test("the catalogue has eight canvases, the sixth large enough for attachments", async () => {
  const all = await Promise.all(
    [1, 4].map((supportId) => api.visitor.call(readCanvases, { query: { supportId } })),
  );
  const byId = new Map(all.flat().map((canvas) => [canvas.id, canvas]));
  expect([...byId.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(byId.get(6)?.modules).toBeGreaterThanOrEqual(7);
  expect(byId.get(8)).toMatchObject({ fixedPrice: true, price: 110_00 });
});

test("cities end with another city, in both languages", async () => {
  const french = await api.visitor.call(readCities, {});
  expect(french).toHaveLength(31);
  expect(french[0]).toEqual({ id: 1, label: "Casablanca", countryId: 1 });
  expect(french.at(-1)).toEqual({ id: 0, label: "Autre ville" });
  const arabic = await api.signIn("particulier", "ar");
  expect(await arabic.call(readCities, { query: { cityId: 2 } })).toEqual([
    { id: 2, label: "الرباط", countryId: 1 },
  ]);
  expect(await api.visitor.call(readCities, { query: { cityId: 99 } })).toEqual([]);
});

test("countries begin with Morocco", async () => {
  expect((await api.visitor.call(readCountries, {}))[0]).toEqual({ id: 1, label: "Maroc" });
});

test("a package is shown only to the account that holds it", async () => {
  const products = await api.visitor.call(readProducts, {
    params: { supportId: 1 },
    query: { headingId: 7, typeId: 1 },
  });
  const body = { productId: products[0]?.id ?? 0 };
  const pro = await api.signIn("pro");
  const other = await api.signIn("particulier");
  expect(await pro.call(readPackageRate, { body })).toMatchObject({ ...body, price: 12_00 });
  expect(await other.call(readPackageRate, { body })).toBeNull();
  await expect(api.visitor.call(readPackageRate, { body })).rejects.toMatchObject({ status: 401 });
  await expect(pro.call(readPackageRate, { body: { ...body, userId: 1 } })).rejects.toMatchObject({
    status: 404,
  });
});

test("a call without the app token is refused", async () => {
  const answer = await api.fetch("/ads/villes/list", { headers: { "X-App-Token": "other" } });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: "APP_TOKEN" });
});
