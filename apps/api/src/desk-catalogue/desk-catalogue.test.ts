import { readOptions } from "@parution/contract/catalogue";
import type { Client } from "@parution/contract/client";
import {
  moveCatalogueRow,
  placeCatalogueRow,
  readCatalogue,
  readCatalogueChoices,
  retireCatalogueRow,
  saveCatalogueRow,
} from "@parution/contract/desk-catalogue";
import {
  CATALOGUE_NAMES,
  type CatalogueTableName,
  catalogueTable,
} from "@parution/rules/catalogue";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { placeLine, refusalOf } from "../testing/orders/ordering.ts";
import { readEntries, verifyTrail } from "../trail/index.ts";

let api: TestApi;
let sales: Client;
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signInStaff("regie");
});
afterAll(() => api.stop());

interface RowsQuery {
  search?: string;
  parentId?: number;
  otherParentId?: number;
}

const read = (table: CatalogueTableName, query: RowsQuery = {}) =>
  sales.call(readCatalogue, { params: { table }, query });

const save = (
  table: CatalogueTableName,
  values: Record<string, string | number | boolean | null>,
) => sales.call(saveCatalogueRow, { body: { table, values } });

const retire = (table: CatalogueTableName, id: number, retired = true) =>
  sales.call(retireCatalogueRow, { body: { table, id, retired } });

const headingsOf = async (supportId: number) =>
  (await api.visitor.call(readOptions, { params: { supportId } })).headings;

describe("every table of the catalogue", () => {
  test.each(CATALOGUE_NAMES)("%s shows its rows, and saves one unchanged", async (name) => {
    const { rows, total } = await read(name);
    expect(total).toBeGreaterThanOrEqual(rows.length);
    const [row] = rows;
    if (row === undefined) return;
    const { columns } = catalogueTable(name);
    expect(Object.keys(row.values)).toEqual(columns.map((column) => column.name));
    await sales.call(saveCatalogueRow, { body: { table: name, id: row.id, values: row.values } });
    expect((await read(name)).rows).toEqual(rows);
  });
});

const lastEntry = async () => (await readEntries(api.context.db, 0, 1000)).at(-1);
const shownRow = <Row>([row]: readonly Row[]): Row => row ?? expect.fail("No row is there.");
const NOT_OFFERED = "Cette rubrique n’est plus proposée : choisissez-en une autre.";
const CHANGED = { status: 409, code: "CHANGED" };

describe("a heading", () => {
  test("that is renamed is so in the order form, and in the trail with before and after", async () => {
    const { rows } = await read("headings", { search: "légales" });
    const row = shownRow(rows);
    const values = { ...row.values, labelFr: "Annonces légales et judiciaires" };
    await sales.call(saveCatalogueRow, { body: { table: "headings", id: row.id, values } });
    const labels = (await headingsOf(1)).map(({ label }) => label);
    expect(labels).toContain("Annonces légales et judiciaires");
    expect(await lastEntry()).toMatchObject({
      command: "catalogue",
      subject: `headings ${row.id}`,
      before: { labelFr: row.values.labelFr },
      after: { labelFr: values.labelFr },
    });
    expect(await verifyTrail(api.context.db)).toMatchObject({ whole: true });
  });

  test("that another user changed since it was seen is not written, and each change is named at its column", async () => {
    const { rows } = await read("headings", { search: "Convocations" });
    const row = shownRow(rows);
    const seen = row.values;
    const saveSeen = (values: typeof seen, shown: typeof seen) =>
      sales.call(saveCatalogueRow, {
        body: { table: "headings", id: row.id, values, seen: shown },
      });
    const first = { ...seen, labelAr: "دعوات" };
    await saveSeen(first, seen);
    const second = { ...seen, labelFr: "Assemblées" };
    expect(await refusalOf(saveSeen(second, seen))).toMatchObject({
      ...CHANGED,
      fields: { labelAr: ["Une autre personne a écrit : دعوات"] },
    });
    expect((await read("headings", { search: "Convocations" })).rows[0]?.values).toEqual(first);
    await saveSeen({ ...second, labelAr: "دعوات" }, first);
    expect((await read("headings", { search: "Assemblées" })).total).toBe(1);
  });

  test("moves before its neighbour in the order form", async () => {
    const [first, second] = await headingsOf(1);
    const body = { table: "headings", id: second?.id ?? 0, step: "up" } as const;
    await sales.call(moveCatalogueRow, { body });
    const [now, then] = await headingsOf(1);
    expect([now?.id, then?.id]).toEqual([second?.id, first?.id]);
    await sales.call(moveCatalogueRow, { body: { ...body, step: "down" } });
  });

  test("that is retired while someone orders in it is refused with its sentence, and offered again", async () => {
    const client = await api.signIn("particulier");
    const kept = await placeLine(client);
    await retire("headings", 1);
    expect((await headingsOf(1)).map(({ id }) => id)).not.toContain(1);
    const fields = { headingId: [NOT_OFFERED] };
    expect(await refusalOf(placeLine(client))).toMatchObject({ status: 422, fields });
    expect(kept.orderId).toBeGreaterThan(0);
    await retire("headings", 1, false);
    await placeLine(client);
  });

  test("that is created and put on sale is ordered at its first price, in the trail with its product", async () => {
    const values = { labelFr: "Brocante", labelAr: "سوق", slug: "brocante" };
    const { id } = await save("headings", values);
    expect((await headingsOf(1)).map((one) => one.id)).not.toContain(id);
    await save("soldHeadings", { supportId: 1, headingId: id, price: 12_50 });
    const client = await api.signIn("particulier");
    const none = { subheadingId: undefined, options: undefined };
    const placed = await placeLine(client, { headingId: id, ...none, total: 30_00 });
    expect(placed.orderId).toBeGreaterThan(0);
    const subjects = (await readEntries(api.context.db, 0, 1000)).map(({ subject }) => subject);
    expect(subjects.slice(-3)).toEqual([
      `headings ${id}`,
      expect.stringMatching(/^products \d+$/),
      expect.stringMatching(/^soldHeadings \d+$/),
    ]);
  });

  test("that one newspaper no longer sells is refused there with its message, and sold by the others", async () => {
    const client = await api.signIn("particulier");
    const { rows } = await read("soldHeadings", { parentId: 1, otherParentId: 1 });
    const sale = rows[0]?.id ?? 0;
    await retire("soldHeadings", sale);
    expect((await headingsOf(1)).map(({ id }) => id)).not.toContain(1);
    expect((await headingsOf(3)).map(({ id }) => id)).toContain(1);
    const fields = { headingId: [NOT_OFFERED] };
    expect(await refusalOf(placeLine(client))).toMatchObject({ fields });
    await retire("soldHeadings", sale, false);
    await placeLine(client);
  });

  test("keeps its slug, and takes no slug of another heading", async () => {
    const values = { labelFr: "Nouveau", labelAr: "جديد", slug: "nouveau" };
    const { id } = await sales.call(saveCatalogueRow, { body: { table: "headings", values } });
    const again = sales.call(saveCatalogueRow, { body: { table: "headings", values } });
    await expect(again).rejects.toMatchObject({
      fields: { slug: ["Une autre ligne porte déjà cette valeur."] },
    });
    const changed = { ...values, slug: "ailleurs" };
    await sales.call(saveCatalogueRow, { body: { table: "headings", id, values: changed } });
    const { rows } = await read("headings", { search: "Nouveau" });
    expect(rows[0]?.values.slug).toBe("nouveau");
  });
});

describe("the order of headings", () => {
  const shownIds = async (table: CatalogueTableName, parentId?: number) => {
    const query = parentId === undefined ? {} : { parentId };
    const { choices } = await sales.call(readCatalogueChoices, { params: { table }, query });
    return choices.map(({ id }) => id);
  };

  const place = (id: number, targetId: number, side: "before" | "after", shown: number[]) =>
    sales.call(placeCatalogueRow, { body: { table: "headings", id, targetId, side, shown } });

  test("has a heading where it is placed, in the order form too, and in the trail", async () => {
    const shown = await shownIds("headings");
    const [first = 0, second = 0, third = 0, ...others] = shown;
    await place(third, second, "before", shown);
    const now = [first, third, second, ...others];
    expect(await shownIds("headings")).toEqual(now);
    expect((await headingsOf(1)).map(({ id }) => id).slice(0, 3)).toEqual(now.slice(0, 3));
    expect(await lastEntry()).toMatchObject({
      command: "catalogue",
      subject: `headings ${third}`,
      before: { place: 3 },
      after: { place: 2 },
    });
    await place(third, second, "after", now);
    expect(await shownIds("headings")).toEqual(shown);
  });

  test("has a sub-heading among those of its heading alone", async () => {
    const params = { table: "subheadings" } as const;
    const { choices } = await sales.call(readCatalogueChoices, { params });
    const parentId = choices[0]?.parentId ?? 0;
    const shown = await shownIds("subheadings", parentId);
    const stranger = choices.find((choice) => choice.parentId !== parentId)?.id ?? 0;
    const [id = 0, targetId = 0] = shown;
    const body = { table: "subheadings", id, side: "after", shown } as const;
    await sales.call(placeCatalogueRow, { body: { ...body, shown, targetId } });
    expect((await shownIds("subheadings", parentId)).slice(0, 2)).toEqual([targetId, id]);
    const outside = sales.call(placeCatalogueRow, { body: { ...body, shown, targetId: stranger } });
    await expect(outside).rejects.toMatchObject({ status: 409, code: "RETIRED" });
  });

  test("stays as it is where it was changed, or a row retired, since it was shown", async () => {
    const shown = await shownIds("headings");
    const [first = 0, second = 0, third = 0] = shown;
    await place(first, second, "after", shown);
    const stale = place(third, first, "before", shown);
    await expect(stale).rejects.toMatchObject({
      ...CHANGED,
      message: "Une autre personne a changé l’ordre. L’ordre actuel est affiché : recommencez.",
    });
    await place(first, second, "before", [second, first, ...shown.slice(2)]);
    await retire("headings", third);
    await expect(place(third, first, "before", shown)).rejects.toMatchObject({ code: "RETIRED" });
    await expect(place(first, third, "after", shown)).rejects.toMatchObject({ code: "RETIRED" });
    await retire("headings", third, false);
    expect(await shownIds("headings")).toEqual(shown);
  });

  test("takes one of two placements at once, and refuses the other", async () => {
    const shown = await shownIds("headings");
    const [first = 0, second = 0, third = 0] = shown;
    const both = await Promise.allSettled([
      place(first, third, "after", shown),
      place(second, third, "after", shown),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  test("is none in a table without one", async () => {
    const body = { table: "cities", id: 1, targetId: 2, side: "after", shown: [] } as const;
    const placing = sales.call(placeCatalogueRow, { body: { ...body, shown: [] } });
    await expect(placing).rejects.toMatchObject({ status: 404 });
  });
});

describe("a table of the catalogue", () => {
  test("refuses a row with each wrong column named", async () => {
    const values = {
      headingId: 9999,
      labelFr: " ",
      labelAr: "ا",
      slug: "Été",
      asksSector: 3,
    };
    const saving = sales.call(saveCatalogueRow, { body: { table: "subheadings", values } });
    await expect(saving).rejects.toMatchObject({
      status: 422,
      fields: {
        headingId: ["Cette ligne n’existe pas."],
        labelFr: ["Ce champ est obligatoire."],
        slug: ["Lettres sans accent, chiffres et tirets seulement."],
        asksSector: ["Écrivez oui ou non."],
      },
    });
  });

  test("refuses a row that is made elsewhere, and the retirement of one that is needed", async () => {
    const values = { labelFr: "Pays", labelAr: "بلد" };
    const saving = sales.call(saveCatalogueRow, { body: { table: "countries", values } });
    await expect(saving).rejects.toMatchObject({ code: "FIXED_TABLE" });
    await expect(retire("countries", 1)).rejects.toMatchObject({ code: "NEEDED" });
  });

  test("refuses a row that would be the fourth question of a heading", async () => {
    const { rows } = await read("questions");
    const heading = Number(rows[0]?.values.headingId);
    const ask = () =>
      sales.call(saveCatalogueRow, {
        body: {
          table: "questions",
          values: { headingId: heading, labelFr: "Étage", labelAr: "الطابق" },
        },
      });
    for (
      let questionCount = (await read("questions", { parentId: heading })).total;
      questionCount < 3;
      questionCount += 1
    ) {
      await ask();
    }
    await expect(ask()).rejects.toMatchObject({ status: 422 });
  });
});

test("a city that is retired is no choice any more, and keeps its name for those who have it", async () => {
  const { rows } = await read("cities", { search: "Rabat" });
  const id = rows[0]?.id ?? 0;
  await retire("cities", id);
  const { choices } = await sales.call(readCatalogueChoices, { params: { table: "cities" } });
  expect(choices.map((choice) => choice.id)).not.toContain(id);
  expect((await read("cities", { search: "Rabat" })).rows[0]?.retired).toBe(true);
});
