import type { Client } from "@parution/contract/client";
import {
  exportEditionFiles,
  exportEditionPositions,
  exportEditionText,
  moveModule,
  printEditionPages,
  readEdition,
  readPageFormats,
  savePageFormat,
} from "@parution/contract/editions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPdf, startTestApi, type TestApi } from "../testing/index.ts";
import { placePaid, refusalOf } from "../testing/orders/ordering.ts";
import { readEntries } from "../trail/index.ts";
import { escaped } from "./tagged-text.ts";

let api: TestApi;
let production: Client;
let framed: number;
beforeAll(async () => {
  api = await startTestApi();
  production = await api.signInStaff("maquette");
  const advertiser = await api.signIn("particulier");
  const place = (text: string) => placePaid(advertiser, { paperContent: { kind: "plain", text } });
  await place("CESSION DE PARTS\nDIX MILLE");
  await place("PERTE <DE> REGISTRE\nC:\\DEUX FOIS");
  framed = (await place("VENTE AUX ENCHERES")).adId;
  await setInFrame(framed);
});
afterAll(() => api.stop());

/** Makes an ad a modular one, of two columns and two rows. */
async function setInFrame(adId: number): Promise<void> {
  const { db } = api.context;
  const sold = await db
    .selectFrom("product_canvases as sold")
    .innerJoin("products as product", "product.id", "sold.product_id")
    .innerJoin("canvases as canvas", "canvas.id", "sold.canvas_id")
    .where("product.format", "=", "M")
    .where("canvas.width_mm", "=", 104)
    .where("canvas.height_mm", "=", 74)
    .select(["sold.product_id", "sold.canvas_id"])
    .executeTakeFirstOrThrow();
  await db.updateTable("ads").set(sold).where("id", "=", adId).execute();
}

const edition = { supportId: 1, day: "2026-06-03" } as const;
const query = { query: edition };

const moduleOf = async () => {
  const { pages } = await production.call(readEdition, query);
  return pages
    .flatMap(({ number, pieces }) => pieces.map((piece) => ({ page: number, ...piece })))
    .find(({ adId, kind }) => adId === framed && kind === "module");
};

test("the pages of an edition have its ads in millimetres, row by row as billed", async () => {
  const { pages, ads, paper, leftOut } = await production.call(readEdition, query);
  expect(pages).toHaveLength(1);
  expect(leftOut).toEqual([]);
  expect(paper).toMatchObject({ width: 290, height: 430, moduleRows: 10 });
  expect(ads.map(({ rows }) => rows.map(({ text }) => text))).toEqual([
    ["CESSION DE PARTS", "DIX MILLE"],
    ["PERTE <DE> REGISTRE", "C:\\DEUX FOIS"],
    ["VENTE AUX ENCHERES"],
  ]);
  const [bar, first] = pages[0]?.pieces ?? [];
  expect(bar).toMatchObject({ kind: "bar", x: 12, y: 59, width: 50 });
  expect(first).toMatchObject({ kind: "rows", from: 0, to: 2, x: 12, y: 67 });
});

test("a modular ad stays where it is put, with an entry of the trail, until it is placed by itself", async () => {
  const position = { page: 1, column: 3, row: 5 };
  await production.call(moveModule, { body: { ...edition, adId: framed, position } });
  expect(await moduleOf()).toMatchObject({ page: 1, column: 3, row: 5, x: 120, y: 176 });
  const entries = await readEntries(api.context.db, 0, 1000);
  expect(entries.at(-1)).toMatchObject({
    command: "page",
    operator: "maquette@demo.parution.test",
    before: { page: "auto" },
    after: position,
  });
  await production.call(moveModule, { body: { ...edition, adId: framed, position: null } });
  expect(await moduleOf()).not.toMatchObject({ column: 3, row: 5 });
});

test.each([
  ["L’annonce dépasserait", { page: 1, column: 5, row: 5 }],
  ["L’en-tête du journal", { page: 1, column: 1, row: 1 }],
  ["L’édition n’a pas autant de pages", { page: 7, column: 1, row: 1 }],
])("a place that a modular ad cannot have is refused: %s", async (sentence, position) => {
  const before = await moduleOf();
  const refusal = await refusalOf(
    production.call(moveModule, { body: { ...edition, adId: framed, position } }),
  );
  expect(refusal).toMatchObject({ status: 409, code: "NO_ROOM" });
  expect(refusal.message).toContain(sentence);
  expect(await moduleOf()).toEqual(before);
});

test("an ad that was placed keeps its place, whichever ad is put there", async () => {
  const later = { supportId: 1, day: "2026-06-05" } as const;
  const advertiser = await api.signIn("particulier");
  const [first, second] = [
    (await placePaid(advertiser, { dates: [later.day] })).adId,
    (await placePaid(advertiser, { dates: [later.day] })).adId,
  ];
  await setInFrame(first);
  await setInFrame(second);
  const position = { page: 1, column: 1, row: 5 };
  for (const [placed, other] of [
    [first, second],
    [second, first],
  ] as const) {
    await production.call(moveModule, { body: { ...later, adId: placed, position } });
    const move = production.call(moveModule, {
      body: { ...later, adId: other, position: { ...position, column: 2 } },
    });
    expect(await refusalOf(move)).toMatchObject({ status: 409, code: "NO_ROOM" });
    const { ads, displaced } = await production.call(readEdition, { query: later });
    expect(displaced).toEqual([]);
    expect(ads.filter(({ isPlaced }) => isPlaced).map(({ id }) => id)).toEqual([placed]);
    await production.call(moveModule, { body: { ...later, adId: placed, position: null } });
  }
});

test("a move that would take the page of another placed ad is refused, and moves nothing", async () => {
  const later = { supportId: 1, day: "2026-06-04" } as const;
  const advertiser = await api.signIn("particulier");
  const placed = (await placePaid(advertiser, { dates: [later.day] })).adId;
  const other = (await placePaid(advertiser, { dates: [later.day] })).adId;
  await setInFrame(placed);
  await setInFrame(other);
  const move = (adId: number, page: number, row = 4) =>
    production.call(moveModule, { body: { ...later, adId, position: { page, column: 1, row } } });
  await move(other, 1);
  await move(placed, 2);
  const before = await production.call(readEdition, { query: later });
  const refusal = await refusalOf(move(other, 2, 7));
  expect(refusal).toMatchObject({ status: 409, code: "NO_ROOM" });
  expect(refusal.message).toContain("Une autre annonce placée perdrait sa page");
  expect(await production.call(readEdition, { query: later })).toEqual(before);
});

test("an ad of another edition, and a line ad, are not moved", async () => {
  const { ads } = await production.call(readEdition, query);
  const line = ads.find(({ isModular }) => !isModular)?.id ?? 0;
  const position = { page: 1, column: 1, row: 3 };
  for (const body of [
    { ...edition, adId: line, position },
    { ...edition, day: "2026-06-04" as const, adId: framed, position },
  ]) {
    expect(await refusalOf(production.call(moveModule, { body }))).toMatchObject({ status: 404 });
  }
});

test("the PDF conforms to PDF/UA-1, and has every ad", async () => {
  const file = await production.call(printEditionPages, query);
  expect(Buffer.from(await file.arrayBuffer()).toString("latin1")).toContain("pdfuaid:part");
  const pdf = await readPdf(file);
  expect(pdf).toMatchObject({ isTagged: true, language: "fr" });
  for (const words of ["CESSION DE PARTS", "PERTE <DE> REGISTRE", "VENTE AUX ENCHERES"]) {
    expect(pdf.text).toContain(words);
  }
});

test("the Tagged Text is UTF-16 with its mark, a style for each paragraph, its signs escaped", async () => {
  const file = await production.call(exportEditionText, query);
  const bytes = Buffer.from(await file.arrayBuffer());
  expect([...bytes.subarray(0, 2)]).toEqual([0xff, 0xfe]);
  const lines = bytes.toString("utf16le").slice(1).split("\r\n");
  expect(lines[0]).toBe("<UNICODE-WIN>");
  expect(lines).toContain("<ParaStyle:Annonce>PERTE \\<DE\\> REGISTRE");
  expect(lines).toContain("<ParaStyle:AnnonceFin>C:\\\\DEUX FOIS");
  expect(lines.some((line) => line.startsWith("<ParaStyle:ModuleReference>A"))).toBe(true);
  expect(lines).toContain("<ParaStyle:ModuleTexte>VENTE AUX ENCHERES");
  const named = lines.flatMap((line) => /^<ParaStyle:(\w+)>/.exec(line)?.[1] ?? []);
  const defined = lines.flatMap((line) => /^<DefineParaStyle:(\w+)=/.exec(line)?.[1] ?? []);
  expect(named.filter((name) => !defined.includes(name))).toEqual([]);
  expect(lines.find((line) => line.startsWith("<DefineParaStyle:AnnonceArabe="))).toContain(
    "<pTextComposer:HL Composer Optyca>",
  );
});

test("the Tagged Text of an Arabic newspaper has a face with Latin letters for their rows", async () => {
  const advertiser = await api.signIn("particulier");
  await placePaid(advertiser, { supportId: 2, dates: ["2026-06-05"], total: 500_00 });
  const file = await production.call(exportEditionText, {
    query: { supportId: 2, day: "2026-06-05" },
  });
  const lines = Buffer.from(await file.arrayBuffer())
    .toString("utf16le")
    .split("\r\n");
  const styleOf = (name: string) =>
    lines.find((line) => line.startsWith(`<DefineParaStyle:${name}=`));
  expect(styleOf("Annonce")).toContain("<cFont:Source Serif 4>");
  expect(styleOf("AnnonceArabe")).toContain("<cFont:Noto Naskh Arabic>");
});

test("no text becomes a tag, nor ends its paragraph", () => {
  expect(escaped("a<b>\\c\r\n\u0000d\u001F")).toBe("a\\<b\\>\\\\c   d ");
  expect(escaped("الأفق ¤ é")).toBe("الأفق ¤ é");
});

test("the positions are the answer of the call, as a file", async () => {
  const file = await production.call(exportEditionPositions, query);
  expect(file.name).toBe("l-horizon-2026-06-03.json");
  const written = JSON.parse(await file.text());
  expect(written.data.pages[0].elements[0]).toMatchObject({ nature: "titre", x: 12, y: 59 });
});

test("the attachments are a zip, a folder an ad, where there are some", async () => {
  const empty = await refusalOf(production.call(exportEditionFiles, query));
  expect(empty).toMatchObject({ status: 404, code: "NO_FILES" });
  const { db, storage } = api.context;
  const storage_key = `ads/${crypto.randomUUID()}`;
  await storage.put(storage_key, new TextEncoder().encode("un logo"), "text/plain");
  const file = { kind: "attachment", name: "../lo:go.txt", media_type: "text/plain" } as const;
  await db
    .insertInto("ad_files")
    .values({ ...file, ad_id: framed, position: 0, size: 7, storage_key })
    .execute();
  const zip = await production.call(exportEditionFiles, query);
  const bytes = Buffer.from(await zip.arrayBuffer()).toString("latin1");
  expect(bytes.startsWith("PK")).toBe(true);
  expect(bytes).toContain(`A${String(framed).padStart(8, "0")}/1-__lo_go.txt`);
});

test("a digital newspaper has no pages to choose from", async () => {
  const formats = await production.call(readPageFormats, {});
  expect(formats.map(({ support }) => support.id)).toEqual([1, 2, 3]);
});

test("a newspaper's page is kept, in the trail, and its editions are laid out on it", async () => {
  const [usual] = await production.call(readPageFormats, {});
  expect(usual).toMatchObject({ isOwn: false, format: { height: 430, columns: 5, gutter: 4 } });
  const format = { height: 520, columns: 6, gutter: 5, order: "alphabet" } as const;
  const body = { supportId: 1, ...format, fillers: ["Votre annonce ici"] };
  await production.call(savePageFormat, { body });
  const { paper } = await production.call(readEdition, query);
  expect(paper).toMatchObject({ width: 6 * 50 + 5 * 5 + 24, height: 520 });
  const entries = await readEntries(api.context.db, 0, 1000);
  expect(entries.at(-1)).toMatchObject({
    command: "page-format",
    subject: "l-horizon",
    before: { height: 430, columns: 5 },
    after: { height: 520, columns: 6, order: "alphabet" },
  });
});
