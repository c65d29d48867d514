import { readOptions } from "@parution/contract/catalogue";
import type { Client } from "@parution/contract/client";
import {
  exportCatalogue,
  importCatalogue,
  saveCatalogueRow,
} from "@parution/contract/desk-catalogue";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { readSheets } from "./read-sheets.ts";
import { readCell } from "./sheets.ts";
import { type BookSheet, writeBook } from "./workbook.ts";

let api: TestApi;
let sales: Client;
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signInStaff("regie");
});
afterAll(() => api.stop());

const compare = (file: File, mark?: string) =>
  sales.call(importCatalogue, { body: { file, ...(mark === undefined ? {} : { mark }) } });

const fileOf = async (sheets: readonly BookSheet[]) =>
  new File([await new Response(writeBook(sheets)).arrayBuffer()], "catalogue.xlsx");

const HEADER_OF = {
  produits: [
    ...["id", "journal_id", "rubrique_id", "type_id", "vente", "couleur_id"],
    ...["libelle_fr", "libelle_ar", "retiree"],
  ],
  produits_formats: ["id", "produit_id", "format_id", "prix_ht", "retiree"],
} as const;

type Cell = string | number | null;
type Rows = readonly (readonly Cell[])[];

/** The exported sheet of a table, changed. */
async function changed(name: string, change: (rows: Rows) => Rows): Promise<File> {
  const file = await sales.call(exportCatalogue, {});
  const sheet = readSheets(new Uint8Array(await file.arrayBuffer())).find(
    (one) => one.name === name,
  );
  const [head, ...rows] = (sheet?.rows ?? []).map(({ cells }) => cells as readonly Cell[]);
  return fileOf([{ name, header: head?.map(String) ?? [], rows: change(rows) }]);
}

const withCell = (rows: Rows, row: number, column: number, value: Cell): Rows =>
  rows.map((cells, place) =>
    place === row ? cells.map((cell, at) => (at === column ? value : cell)) : cells,
  );

const faultsOf = async (file: File) =>
  (await compare(file)).faults.map(({ cell, message }) => `${cell} ${message}`);

describe("a spreadsheet", () => {
  test("that is exported and imported unchanged changes nothing", async () => {
    const answer = await compare(await sales.call(exportCatalogue, {}));
    expect(answer).toMatchObject({ changed: 0, rows: 0, faulty: 0, applied: false });
  });

  test("shows its difference, and is written whole with the mark of it", async () => {
    const file = await changed("couleurs", (rows) => [
      ...withCell(rows, 0, 1, "Noir & blanc"),
      [null, "Bichromie", "لونان", null, "non"],
    ]);
    const shown = await compare(file);
    expect(shown.rows).toBe(2);
    expect(shown.changes[0]).toMatchObject({
      table: "colours",
      id: 1,
      column: "labelFr",
      before: "Noir et blanc",
      after: "Noir & blanc",
    });
    expect(await compare(file, shown.mark)).toMatchObject({ applied: true });
    expect(await compare(await sales.call(exportCatalogue, {}))).toMatchObject({ changed: 0 });
    await expect(compare(file, shown.mark)).rejects.toMatchObject({ code: "CHANGED" });
  });
});

test.each([
  ["12,50", 1250],
  ["12.5", 1250],
  [" 1 250,00 ", 125_000],
  ["1\u202f250", 125_000],
  [12.5, 1250],
  ["20,005", undefined],
  ["20.005", undefined],
  ["1.250,00", undefined],
  ["1 25", undefined],
  [20.005, undefined],
])("a price of %j in a cell is %s centimes", (cell, centimes) => {
  expect(readCell({ kind: "price" }, cell)).toBe(centimes);
});

test("a row whose number is an empty text is a new one", async () => {
  const file = await changed("couleurs", (rows) => [
    ...rows,
    ["", "Trichromie", "ثلاثة ألوان", null, "non"],
  ]);
  expect(await compare(file)).toMatchObject({ rows: 1, faulty: 0 });
});

describe("sales", () => {
  const sale = ["id", "journal_id", "rubrique_id", "prix_ht", "retiree"];

  test("that a spreadsheet adds can be ordered at once", async () => {
    const values = { labelFr: "Brocante", labelAr: "سوق", slug: "brocante" };
    const { id } = await sales.call(saveCatalogueRow, { body: { table: "headings", values } });
    const rows = [[null, 1, id, 12.5, "non"]];
    const file = await fileOf([{ name: "ventes", header: sale, rows }]);
    const { mark } = await compare(file);
    await compare(file, mark);
    const { headings } = await api.visitor.call(readOptions, { params: { supportId: 1 } });
    expect(headings.find((one) => one.id === id)).toMatchObject({ label: "Brocante" });
  });

  test.each<[string, string, readonly string[], readonly Cell[], string]>([
    ["a heading twice", "ventes", sale, [null, 1, 1, 10, "non"], "C2 Une autre ligne"],
    ["a price below the least", "ventes", sale, [1, 1, 1, -4, "non"], "D2 Au moins 0,01 Dhs."],
    ["a third decimal", "ventes", sale, [1, 1, 1, 20.005, "non"], "D2 Écrivez un montant à deux"],
    ["another price", "ventes", sale, [1, 1, 1, 10, "non"], "D2 Ce prix change par une grille"],
    [
      "a colour by the line",
      ...(["produits", HEADER_OF.produits] as const),
      [null, 1, 1, 1, "L", 1, null, null, "non"],
      "F2 Seuls les modules",
    ],
    [
      "a module without price",
      ...(["produits_formats", HEADER_OF.produits_formats] as const),
      [null, 2, 8, null, "non"],
      "D2 Un module demande un prix.",
    ],
  ])("name %s at its cell", async (_, name, header, row, sentence) => {
    const file = await fileOf([{ name, header, rows: [row] }]);
    expect((await faultsOf(file)).join("\n")).toContain(sentence);
  });
});

describe("the import of a faulty spreadsheet", () => {
  test.each<[string, (rows: Rows) => Rows, string]>([
    ["a wrong type", (rows) => withCell(rows, 0, 0, "un"), "A2 Ce numéro n’existe pas."],
    ["an unknown number", (rows) => withCell(rows, 1, 0, 99_999), "A3 Ce numéro n’existe pas."],
    ["a doubled row", (rows) => [...rows, ...rows.slice(0, 1)], "Ce numéro est déjà plus haut."],
    ["an empty label", (rows) => withCell(rows, 0, 2, null), "C2 Ce champ est obligatoire."],
    [
      "an address that changed",
      (rows) => withCell(rows, 0, 3, "ailleurs"),
      "D2 Cette valeur est fixée à la création et ne change plus.",
    ],
    ["no yes or no", (rows) => withCell(rows, 0, 5, "peut-être"), "F2 Écrivez oui ou non."],
  ])("names %s at its cell, and writes nothing", async (_, change, sentence) => {
    const file = await changed("rubriques", change);
    expect((await faultsOf(file)).join("\n")).toContain(sentence);
    const { mark } = await compare(file);
    await expect(compare(file, mark)).rejects.toMatchObject({ code: "FAULTS" });
  });

  test("names a wrong number beside the other faults of its row", async () => {
    const file = await changed("rubriques", (rows) =>
      withCell(withCell(withCell(rows, 0, 0, 99_999), 0, 1, ""), 0, 5, "peut-être"),
    );
    expect(await faultsOf(file)).toEqual([
      "A2 Ce numéro n’existe pas.",
      "B2 Ce champ est obligatoire.",
      "F2 Écrivez oui ou non.",
    ]);
    const doubled = await changed("rubriques", ([first = [], ...rows]) => [
      first,
      ...rows,
      first.map((cell, at) => (at === 2 ? null : cell)),
    ]);
    expect((await faultsOf(doubled)).map((fault) => fault.replace(/\d+/, ""))).toEqual([
      "A Ce numéro est déjà plus haut.",
      "C Ce champ est obligatoire.",
    ]);
  });

  test("names a fault beside one of a row whose cells do not go together", async () => {
    const row = [99_999, 1, 1, 1, "L", 1, null, null, "non"];
    const file = await fileOf([{ name: "produits", header: HEADER_OF.produits, rows: [row] }]);
    expect(await faultsOf(file)).toEqual([
      "A2 Ce numéro n’existe pas.",
      expect.stringContaining("F2 Seuls les modules"),
    ]);
  });

  test("names one fault a cell, whatever else is wrong with it", async () => {
    const file = await changed("sous_rubriques", (rows) => withCell(rows, 0, 1, 99_999));
    expect(await faultsOf(file)).toEqual(["B2 Ce numéro n’existe pas."]);
  });

  test("names two numbers that do not exist, and not two equal rows", async () => {
    const header = ["id", "journal_id", "rubrique_id", "prix_ht", "retiree"];
    const rows = [99_998, 99_999].map((heading) => [null, 1, heading, 10, "non"]);
    expect(await faultsOf(await fileOf([{ name: "ventes", header, rows }]))).toEqual([
      "C2 Ce numéro n’existe pas.",
      "C3 Ce numéro n’existe pas.",
    ]);
  });

  test("names the fault of a cell beside another cell's", async () => {
    const file = await changed("rubriques", ([first = []]) => [
      first,
      first.map((cell, at) => (at === 0 ? null : at === 1 ? "" : cell)),
    ]);
    expect(await faultsOf(file)).toEqual([
      "B3 Ce champ est obligatoire.",
      expect.stringContaining("D3 Une autre ligne"),
    ]);
  });

  test("names a second sheet of the same table, whose rows would be written twice", async () => {
    const header = ["id", "libelle_fr", "libelle_ar", "adresse", "position", "retiree"];
    const rows = [[null, "Marées", "المد", "marees", null, "non"]];
    const sheet = { name: "rubriques", header, rows };
    const file = await fileOf([sheet, sheet]);
    expect(await faultsOf(file)).toEqual(["A1 Une autre feuille porte déjà ce nom."]);
  });
});

// Last: every comparison after it would read its headings, too.
test("a spreadsheet of 5 000 headings changes nothing when it comes back, and a changed one is written", async () => {
  const rows = Array.from({ length: 5_000 }, (_, place) => ({
    slug: `generee-${place}`,
    label_fr: `Rubrique ${place}`,
    label_ar: `باب ${place}`,
    is_product: false,
    position: 100 + place,
  }));
  const made = await api.context.db.insertInto("headings").values(rows).returning("id").execute();
  await api.context.db
    .insertInto("support_headings")
    .values(
      made.map(({ id }) => ({
        support_id: 1,
        heading_id: id,
        unit_price: 1500,
        discount_percent: null,
      })),
    )
    .execute();
  const whole = await sales.call(exportCatalogue, {});
  expect(await compare(whole)).toMatchObject({ changed: 0, faulty: 0 });
  const file = await changed("rubriques", (all) =>
    all.map((cells) => cells.map((cell, at) => (at === 1 ? `${cell} bis` : cell))),
  );
  const shown = await compare(file);
  expect(shown.changed).toBeGreaterThanOrEqual(5_000);
  expect(await compare(file, shown.mark)).toMatchObject({ applied: true });
});
