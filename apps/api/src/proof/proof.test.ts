import type { CallInput } from "@parution/contract/call";
import { proofAd, proofDraft } from "@parution/contract/proof";
import { quoteAd } from "@parution/contract/quote";
import { printedRows, textDirection } from "@parution/rules/lines";
import { moduleFault } from "@parution/rules/module-fit";
import { getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPdf, startTestApi, type TestApi } from "../testing/index.ts";
import { placeLine } from "../testing/orders/ordering.ts";
import { lettersOf, readRows } from "../testing/read-rows.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: "2026-06-01T09:00:00Z" });
});
afterAll(() => api.stop());

type Draft = CallInput<typeof proofDraft>["body"];

/** Points in a millimetre. */
const MM = 72 / 25.4;

async function proof(draft: Draft): Promise<Uint8Array> {
  const client = await api.signIn("particulier");
  return new Uint8Array(await (await client.call(proofDraft, { body: draft })).arrayBuffer());
}

const line = (text: string, supportId = 1): Draft => ({
  supportId,
  headingId: 1,
  paperContent: { kind: "plain", text },
});

const FRENCH = `ATLAS NÉGOCE SARL au capital de 100 000 dirhams

Aux termes d’une assemblée du 2 mars 2026, l’œuvre « officielle » est transférée au 7, boulevard Zerktouni.
`;
const ARABIC = `شركة الأفق للتجارة ش.م.م
رأسمالها 100.000 درهم، مقرها الاجتماعي زنقة ابن بطوطة بالدار البيضاء`;

/** Spaces of any width as one. */
const spaced = (text = "") => text.replaceAll(/\s+/g, " ");

test.each([
  ["French", FRENCH, 1],
  ["Arabic", ARABIC, 2],
  ["mixed", `${FRENCH}${ARABIC}\nعن المسير: ATLAS CONSEIL\nSARL الأفق`, 1],
])(
  "%s: the print has the rows that the preview shows and the price counts",
  async (_, text, supportId) => {
    const pdf = await proof(line(text, supportId));
    const shown = printedRows(text);
    const body = { ...line(text, supportId), dates: ["2026-06-04" as const] };
    const { lines, billedLines } = await api.visitor.call(quoteAd, { body });
    expect([lines, billedLines]).toEqual([shown.length, shown.length]);

    const written = shown.filter((row) => row.text.trim() !== "");
    const printed = await readRows(pdf);
    expect(printed.map((row) => lettersOf(row.text))).toEqual(
      written.map((row) => lettersOf(row.text)),
    );
    for (const [index, row] of written.entries()) {
      if (/\p{Script=Arabic}/u.test(row.text) || textDirection(row.text) === "rtl") continue;
      expect(spaced(printed[index]?.text)).toBe(spaced(row.text.trimStart()));
    }
  },
);

test("a line ad is as wide as its column and as high as its rows are many", async () => {
  const height = async (text: string) => {
    const document = await getDocumentProxy(await proof(line(text)));
    const { view } = await document.getPage(1);
    expect(view[2]).toBeCloseTo(50 * MM, 1);
    return view[3] ?? 0;
  };
  const [one, two, four] = [await height("a"), await height("a\nb"), await height("a\n\n\nb")];
  expect(one).toBe(two);
  expect(four - two).toBeGreaterThan(two / 2);
});

test("an ad longer than a page continues in a further column, with every row", async () => {
  const document = await getDocumentProxy(await proof(line("Ligne\n".repeat(199))));
  const pages = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const heights = await Promise.all(
    pages.map(async (page) => (await document.getPage(page)).view[3] ?? 0),
  );
  expect(Math.max(...heights)).toBeLessThanOrEqual(400 * MM);
  const single =
    (await (await getDocumentProxy(await proof(line("a\nb")))).getPage(1)).view[3] ?? 0;
  const margins = 3 * MM;
  const row = (single - margins) / 2;
  const rows = heights.map((height) => Math.round((height - margins) / row));
  expect(rows.reduce((sum, count) => sum + count, 0)).toBe(200);
});

test("a modular ad is printed at the size of its canvas, its parts one below the other", async () => {
  const pdf = await proof({
    supportId: 1,
    headingId: 1,
    typeId: 2,
    colourId: 2,
    canvasId: 4,
    layout: "modular",
    title: "Clôture de la souscription",
    body: "Le public est informé.",
    footer: "Le gérant",
  });
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { view } = await document.getPage(1);
  expect(document.numPages).toBe(1);
  expect(view[2]).toBeCloseTo(104 * MM, 1);
  expect(view[3]).toBeCloseTo(74 * MM, 1);
  expect((await readRows(pdf)).map(({ text }) => text)).toEqual([
    "Clôture de la souscription",
    "Le public est informé.",
    "Le gérant",
  ]);
});

test("the longest accepted text of a canvas fits on its one page, whole", async () => {
  const body = "mot ".repeat(30).trimEnd();
  const draft = { supportId: 1, headingId: 1, typeId: 2, canvasId: 2, layout: "modular" } as const;
  const pdf = await proof({ ...draft, title: "Titre long ".repeat(3).trimEnd(), body });
  const printed = (await readRows(pdf)).map(({ text }) => text).join(" ");
  expect((await getDocumentProxy(new Uint8Array(pdf))).numPages).toBe(1);
  expect(printed.match(/mot/g)).toHaveLength(30);
});

test("Amazigh is printed in its own letters", async () => {
  const pdf = await proof(line("Tizi n Test, ⵜⵉⵣⵉ ⵏ ⵜⵙⵜ"));
  expect((await readRows(pdf)).map(({ text }) => spaced(text))).toEqual([
    "Tizi n Test, ⵜⵉⵣⵉ ⵏ ⵜⵙⵜ",
  ]);
});

/** Text area of a module, in millimetres from its upper left corner. */
async function extentOf(pdf: Uint8Array) {
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  const [, , , height = 0] = page.view;
  const { items } = await page.getTextContent();
  const letters = items.filter((item) => "str" in item && item.str.trim() !== "");
  const places = letters.map((item) => {
    const { transform, width } = item as { transform: number[]; width: number };
    return { right: ((transform[4] ?? 0) + width) / MM, base: (height - (transform[5] ?? 0)) / MM };
  });
  return {
    right: Math.max(...places.map(({ right }) => right)),
    base: Math.max(...places.map(({ base }) => base)),
  };
}

test.each([
  ["rows", (count: number) => "Mot\n".repeat(count).trimEnd()],
  ["a word", (count: number) => "m".repeat(count)],
  ["an Arabic word", (count: number) => "سم".repeat(count)],
  ["Arabic rows", (count: number) => "شركة الأفق للتجارة\n".repeat(count).trimEnd()],
])("the longest accepted module of %s fits within its frame", async (_, textOf) => {
  const frame = { width: 50, height: 35 };
  const isTaken = (count: number) =>
    textOf(count).length <= 120 &&
    moduleFault(frame, { title: "Avis", body: textOf(count), footer: "" }) === null;
  let count = 1;
  while (isTaken(count + 1)) count += 1;
  const draft = { supportId: 1, headingId: 1, typeId: 2, canvasId: 2, layout: "modular" } as const;
  const { right, base } = await extentOf(
    await proof({ ...draft, title: "Avis", body: textOf(count) }),
  );
  expect(right).toBeLessThanOrEqual(frame.width - 3 + 0.1);
  expect(base).toBeLessThanOrEqual(frame.height - 3);
});

test("the document names itself and its language", async () => {
  const document = await getDocumentProxy(await proof(line(ARABIC, 2)));
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Language: "ar", Title: expect.stringContaining(" · ") });
});

test("an ordered ad has a proof for users who reach it alone", async () => {
  const { id, user_id } = await api.context.db
    .selectFrom("ads")
    .innerJoin("users", "users.id", "ads.user_id")
    .where("users.email", "like", "particulier@%")
    .where("ads.channel_id", "=", 1)
    .select(["ads.id", "ads.user_id"])
    .executeTakeFirstOrThrow();
  expect(user_id).toBeGreaterThan(0);
  const query = { adId: id };
  const own = await (await api.signIn("particulier")).call(proofAd, { query });
  expect(await own.slice(0, 5).text()).toBe("%PDF-");
  const stranger = await api.signIn("pro");
  await expect(stranger.call(proofAd, { query })).rejects.toMatchObject({ status: 404 });
});

test.each([
  ["a visitor's digital ad", null, { support_id: 4 }, 422, "support_id"],
  ["a digital ad", "particulier", { support_id: 4 }, 422, "support_id"],
  ["a module without a canvas", "particulier", { type_produit_id: 2 }, 422, "canvas_id"],
  [
    "a text without end",
    "particulier",
    { contenu_papier: "x".repeat(20_001) },
    422,
    "contenu_papier",
  ],
] as const)("%s is refused", async (_, account, change, status, field) => {
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (account) headers.Authorization = `Bearer ${await api.token(account)}`;
  const answer = await api.fetch("/ads/annonces/epreuve", {
    method: "POST",
    headers,
    body: JSON.stringify({ support_id: 1, rubrique_id: 1, contenu_papier: "Avis", ...change }),
  });
  expect(answer.status).toBe(status);
  const { errors } = await answer.json();
  expect(Object.keys(errors)).toEqual([field]);
});

test("markup in an ad is text", async () => {
  const text = '#panic("x") *gras* $x$ \\ #read("/etc/passwd")';
  const rows = await readRows(await proof(line(text)));
  expect(rows.map((row) => lettersOf(row.text)).join("")).toBe(
    printedRows(text)
      .map((row) => lettersOf(row.text))
      .join(""),
  );
});

test("refuses a caller who asks too often", async () => {
  const client = await api.signIn("pro");
  const body = line("Avis");
  const outcomes: unknown[] = [];
  for (let attempt = 0; attempt < 41; attempt += 1) {
    outcomes.push(await client.call(proofDraft, { body }).catch((error: unknown) => error));
  }
  expect(outcomes.slice(0, 39).every((outcome) => outcome instanceof Blob)).toBe(true);
  expect(outcomes.at(-1)).toMatchObject({ status: 429 });
});

test("an ad from before characters were refused prints a substitute for them, in the newspaper's own faces", async () => {
  const client = await api.signIn("particulier");
  const { orderId } = await placeLine(client);
  const { id } = await api.context.db
    .updateTable("ads")
    .set({ paper_content: "Villa 😀 à louer\nبيع 游泳" })
    .where("order_id", "=", orderId)
    .returning("id")
    .executeTakeFirstOrThrow();
  const { text, fonts } = await readPdf(await client.call(proofAd, { query: { adId: id } }));
  expect(text).toContain("Villa ¤ à louer");
  expect(text).toContain("¤¤");
  expect(fonts.filter((font) => !/^(SourceSerif4|NotoNaskhArabic)/.test(font))).toEqual([]);
});
