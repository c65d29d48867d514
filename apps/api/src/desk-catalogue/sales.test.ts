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
  const module = { journal_id: 1, rubrique_id: 1, type_id: 2, vente: "M", couleur_id: 1 };

  test("is named by heading, type and colour, and sold in a new canvas at its first price", async () => {
    const colour = await save("couleurs", { libelle_fr: "Bichromie", libelle_ar: "لونان" });
    const values = { ...module, couleur_id: colour.id, libelle_fr: null, libelle_ar: null };
    const { id } = await save("produits", values);
    await save("produits_formats", { produit_id: id, format_id: 2, prix_ht: 200_00 });
    const { rows } = await read("produits", { search: "Bichromie" });
    expect(rows[0]?.values.libelle_fr).toMatch(
      /^Annonces légales.*, Annonce modulaire, Bichromie$/,
    );
    const query = { supportId: 1, headingId: 1, colourId: colour.id };
    const canvases = await api.visitor.call(readCanvases, { query });
    expect(canvases.map(({ price }) => price)).toEqual([200_00]);
  });

  test.each<[string, CatalogueTableName, Record<string, string | number | null>, object]>([
    ["twice", "produits", module, { couleur_id: ["Une autre ligne porte déjà cette valeur."] }],
    [
      "in a heading that is not sold",
      ...(["produits", { ...module, rubrique_id: 9999 }] as const),
      { rubrique_id: ["Cette ligne n’existe pas."] },
    ],
    [
      "by the line at a fixed price",
      ...(["produits", { ...module, journal_id: 4, vente: "L", couleur_id: null }] as const),
      { vente: ["Ce journal vend à prix fixe par date, jamais à la ligne."] },
    ],
    [
      "by the line in a module",
      ...(["produits_formats", { produit_id: 1, format_id: 2, prix_ht: 100_00 }] as const),
      { format_id: ["Ce format ne se vend pas comme ce produit."] },
    ],
  ])("is refused %s", async (_, table, values, fields) => {
    const refused = save(table, { libelle_fr: null, libelle_ar: null, ...values });
    await expect(refused).rejects.toMatchObject({ status: 422, fields });
  });
});

test("a subscription offer is made at the desk and sold by a newspaper", async () => {
  const texts = {
    titre_fr: "Semestre",
    titre_ar: "ستة أشهر",
    texte_fr: "Six mois",
    texte_ar: "نصف سنة",
  };
  const values = { code: "SEM-6", ...texts, mois: 6, papier: false };
  const { id } = await save("abonnements", values);
  const sold = await save("abonnements_ventes", {
    journal_id: 3,
    abonnement_id: id,
    prix_ht: 300_00,
  });
  const codes = async () =>
    (await api.visitor.call(readSubscriptionOffers, { query: { supportId: 3 } })).map(
      ({ code }) => code,
    );
  expect(await codes()).toContain("SEM-6");
  await retire("abonnements_ventes", sold.id);
  expect(await codes()).not.toContain("SEM-6");
});

test("a kind of issue is made at the desk, sold at an age, and retired", async () => {
  const label = { libelle_fr: "Supplément", libelle_ar: "ملحق" };
  const issue = await save("numeros", label);
  const copy = await save("numeros_options", { numero_id: issue.id, ...label });
  const sold = await save("numeros_ventes", { journal_id: 1, option_id: copy.id });
  await save("numeros_prix", { vente_id: sold.id, age_id: 1, prix_ht: 7_00 });
  const products = async () =>
    (await api.visitor.call(readJournalProducts, { params: { supportId: 1 } })).products;
  expect((await products()).find(({ id }) => id === sold.id)).toBeDefined();
  await retire("numeros", issue.id);
  expect((await products()).find(({ id }) => id === sold.id)).toBeUndefined();
});

test("a reason that is made is offered to moderators in its place, until it is retired", async () => {
  const moderator = await api.signInStaff("moderation");
  const sentences = async () =>
    (await moderator.call(readReasons, {})).refusals.map(({ fr }) => fr);
  const values = { texte_fr: "La photo est floue.", texte_ar: "الصورة غير واضحة." };
  const { id } = await save("motifs_refus", values);
  expect((await sentences()).at(-1)).toBe("La photo est floue.");
  await retire("motifs_refus", id);
  expect(await sentences()).not.toContain("La photo est floue.");
  expect((await read("motifs_refus", { search: "floue" })).rows[0]?.retired).toBe(true);
});
