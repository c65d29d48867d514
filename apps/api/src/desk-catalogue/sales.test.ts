import { readCanvases } from "@parution/contract/catalogue";
import type { Client } from "@parution/contract/client";
import {
  readCatalogue,
  retireCatalogueRow,
  saveCatalogueRow,
} from "@parution/contract/desk-catalogue";
import { readJournalProducts } from "@parution/contract/journal";
import { readReasons } from "@parution/contract/moderation";
import { readSubscriptionOffers } from "@parution/contract/subscriptions";
import type { CatalogueTableName } from "@parution/rules/catalogue";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";

let api: TestApi;
let sales: Client;
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signInStaff("regie");
});
afterAll(() => api.stop());

const read = (table: CatalogueTableName, query: { search?: string } = {}) =>
  sales.call(readCatalogue, { params: { table }, query });

const retire = (table: CatalogueTableName, id: number) =>
  sales.call(retireCatalogueRow, { body: { table, id, retired: true } });

const save = (
  table: CatalogueTableName,
  values: Record<string, string | number | boolean | null>,
) => sales.call(saveCatalogueRow, { body: { table, values } });

describe("a product", () => {
  const module = { supportId: 1, headingId: 1, typeId: 2, format: "M", colourId: 1 };

  test("is named by heading, type and colour, and sold in a new canvas at its first price", async () => {
    const colour = await save("colours", { labelFr: "Bichromie", labelAr: "لونان" });
    const values = { ...module, colourId: colour.id, labelFr: null, labelAr: null };
    const { id } = await save("products", values);
    await save("productCanvases", { productId: id, canvasId: 2, price: 200_00 });
    const { rows } = await read("products", { search: "Bichromie" });
    expect(rows[0]?.values.labelFr).toMatch(/^Annonces légales.*, Annonce modulaire, Bichromie$/);
    const query = { supportId: 1, headingId: 1, colourId: colour.id };
    const canvases = await api.visitor.call(readCanvases, { query });
    expect(canvases.map(({ price }) => price)).toEqual([200_00]);
  });

  test.each<[string, CatalogueTableName, Record<string, string | number | null>, object]>([
    ["twice", "products", module, { colourId: ["Une autre ligne porte déjà cette valeur."] }],
    [
      "in a heading that is not sold",
      ...(["products", { ...module, headingId: 9999 }] as const),
      { headingId: ["Cette ligne n’existe pas."] },
    ],
    [
      "by the line at a fixed price",
      ...(["products", { ...module, supportId: 4, format: "L", colourId: null }] as const),
      { format: ["Ce journal vend à prix fixe par date, jamais à la ligne."] },
    ],
    [
      "by the line in a module",
      ...(["productCanvases", { productId: 1, canvasId: 2, price: 100_00 }] as const),
      { canvasId: ["Ce format ne se vend pas comme ce produit."] },
    ],
  ])("is refused %s", async (_, table, values, fields) => {
    const refused = save(table, { labelFr: null, labelAr: null, ...values });
    await expect(refused).rejects.toMatchObject({ status: 422, fields });
  });
});

test("a subscription offer is made at the desk and sold by a newspaper", async () => {
  const texts = {
    titleFr: "Semestre",
    titleAr: "ستة أشهر",
    textFr: "Six mois",
    textAr: "نصف سنة",
  };
  const values = { code: "SEM-6", ...texts, months: 6, onPaper: false };
  const { id } = await save("subscriptions", values);
  const sold = await save("soldSubscriptions", {
    supportId: 3,
    subscriptionId: id,
    price: 300_00,
  });
  const codes = async () =>
    (await api.visitor.call(readSubscriptionOffers, { query: { supportId: 3 } })).map(
      ({ code }) => code,
    );
  expect(await codes()).toContain("SEM-6");
  await retire("soldSubscriptions", sold.id);
  expect(await codes()).not.toContain("SEM-6");
});

test("a kind of issue is made at the desk, sold at an age, and retired", async () => {
  const label = { labelFr: "Supplément", labelAr: "ملحق" };
  const issue = await save("issues", label);
  const copy = await save("issueCopies", { issueId: issue.id, ...label });
  const sold = await save("soldIssues", { supportId: 1, copyId: copy.id });
  await save("issuePrices", { soldIssueId: sold.id, ageId: 1, price: 7_00 });
  const products = async () =>
    (await api.visitor.call(readJournalProducts, { params: { supportId: 1 } })).products;
  expect((await products()).find(({ id }) => id === sold.id)).toBeDefined();
  await retire("issues", issue.id);
  expect((await products()).find(({ id }) => id === sold.id)).toBeUndefined();
});

test("a reason that is made is offered to moderators in its place, until it is retired", async () => {
  const moderator = await api.signInStaff("moderation");
  const sentences = async () =>
    (await moderator.call(readReasons, {})).refusals.map(({ fr }) => fr);
  const values = { textFr: "La photo est floue.", textAr: "الصورة غير واضحة." };
  const { id } = await save("refusalReasons", values);
  expect((await sentences()).at(-1)).toBe("La photo est floue.");
  await retire("refusalReasons", id);
  expect(await sentences()).not.toContain("La photo est floue.");
  expect((await read("refusalReasons", { search: "floue" })).rows[0]?.retired).toBe(true);
});
