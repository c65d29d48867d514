import { duplicateAd, readMyAd } from "@parution/contract/ads";
import { readOptions } from "@parution/contract/catalogue";
import type { Client } from "@parution/contract/client";
import { downloadDailyPage } from "@parution/contract/daily-pages";
import { readPublishedAd } from "@parution/contract/listing";
import { readEditableAd, readRecap } from "@parution/contract/orders";
import { payOrder } from "@parution/contract/payments";
import { proofAd, proofDraft } from "@parution/contract/proof";
import { quoteAd } from "@parution/contract/quote";
import { billedLines, countLines, printedRows, type WordBreak } from "@parution/rules/lines";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { numberInvoices } from "../invoices/index.ts";
import { setWordBreak } from "../operator/actions/newspaper.ts";
import { perform } from "../operator/actions/perform.ts";
import { startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import { certificateOf, onWeb, publish, referenceOf } from "../testing/orders/certified.ts";
import { edit, lineOrder, placeLine, refusalOf, WEDNESDAY } from "../testing/orders/ordering.ts";
import { lettersOf, readRows } from "../testing/read-rows.ts";

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await startTestApi();
  await numberInvoices(api.context);
});
beforeEach(async () => {
  client = await api.signIn("particulier");
});
afterEach(async () => {
  api.clock.set(TEST_NOW);
  await use("break-all");
});
afterAll(() => api.stop());

/** Sets the word break of L'Horizon as its operators do, where it is another. */
async function use(wordBreak: WordBreak) {
  const by = { operator: "salma", dryRun: false };
  await perform(api.context, setWordBreak("l-horizon", wordBreak, null), by);
}

const BREAKS: readonly WordBreak[] = ["break-all", "break-word"];

/** Two rows cut after any character, three at spaces. */
const FRENCH = "Je vends une camionnette diesel, carrosserie impeccable";
const ARABIC = "للبيع شاحنة صغيرة تعمل بالديزل موديل 2019 في حالة ممتازة";

const LINE_PRICE = 24_00;

const withText = (text: string) => ({ paperContent: { kind: "plain", text } as const });

/** An order of a text at the price of its lines. */
const orderOf = (text: string, lines: number) => ({
  ...withText(text),
  total: lines * LINE_PRICE,
});

const quoted = (text: string, adId?: number) =>
  client.call(quoteAd, {
    body: { ...lineOrder, ...withText(text), ...(adId === undefined ? {} : { adId }) },
  });

const recapOf = (orderId: number) => client.call(readRecap, { query: { orderId } });

/** Points between words of two columns; those of a justified row are closer. */
const COLUMN_GAP = 13;

/** Rows of a document, each as its letters in sorted order: a reader of PDF may turn Arabic round. */
async function lettersIn(file: File, gap?: number): Promise<string[]> {
  const rows = await readRows(new Uint8Array(await file.arrayBuffer()), gap);
  return rows.map(({ text }) => lettersOf(text));
}

const lettersOfRows = (text: string, wordBreak: WordBreak) =>
  printedRows(text, wordBreak).map((row) => lettersOf(row.text));

describe.each([
  ["a French text", FRENCH],
  ["an Arabic text", ARABIC],
])("%s", (_, text) => {
  test.each([
    ["break-all", 2],
    ["break-word", 3],
  ] as const)(
    "has the same lines in quote, order, recap, proofs and invoice by %s",
    async (wordBreak, lines) => {
      expect(countLines(text, wordBreak)).toBe(lines);
      await use(wordBreak);
      const quote = await quoted(text);
      expect(quote).toMatchObject({ lines, billedLines: lines, total: lines * LINE_PRICE });

      const { orderId, adId } = await placeLine(client, orderOf(text, lines));
      const { ad, total } = await recapOf(orderId);
      expect({ lines: ad?.lines, wordBreak: ad?.wordBreak, total }).toEqual({
        lines,
        wordBreak,
        total: quote.total,
      });

      const body = { supportId: 1, headingId: 1, ...withText(text) };
      const rows = lettersOfRows(text, wordBreak);
      expect(await lettersIn(await client.call(proofDraft, { body }))).toEqual(rows);
      expect(await lettersIn(await client.call(proofAd, { query: { adId } }))).toEqual(rows);

      await client.call(payOrder, { body: { orderId, method: "balance" } });
      await numberInvoices(api.context);
      const invoices = await api.context.db
        .selectFrom("invoices")
        .select("total")
        .where("order_id", "=", orderId)
        .execute();
      expect(invoices).toEqual([{ total: quote.total }]);
    },
  );
});

test.each(BREAKS)("any text has the lines of the rules in a quote by %s", async (wordBreak) => {
  await use(wordBreak);
  const word = fc.constantFrom(
    "diesel",
    "camionnette",
    "à",
    "بالديزل",
    "شاحنة",
    "12",
    "x".repeat(31),
  );
  const texts = fc.array(fc.tuple(word, fc.constantFrom(" ", " ", " ", "\n")), {
    minLength: 1,
    maxLength: 30,
  });
  await fc.assert(
    fc.asyncProperty(texts, async (words) => {
      const text = words.flat().join("");
      const lines = countLines(text, wordBreak);
      expect(await quoted(text)).toMatchObject({ lines, billedLines: billedLines(lines) });
    }),
    { seed: 42, numRuns: 25 },
  );
});

test("a newspaper names its word break to the order form", async () => {
  const named = async () => {
    const { supports } = await api.visitor.call(readOptions, { params: { supportId: 1 } });
    return supports.map(({ wordBreak }) => wordBreak);
  };
  expect(await named()).toEqual(["break-all", "break-all", "break-all", "break-all"]);
  await use("break-word");
  expect(await named()).toEqual(["break-word", "break-all", "break-all", "break-all"]);
});

describe.each([
  ["break-word", 3, "break-all", 2],
  ["break-all", 2, "break-word", 3],
] as const)("an ad ordered by %s", (wordBreak, lines, other, otherLines) => {
  /** Orders the ad, then sets the newspaper otherwise. */
  async function placeBefore(changes = {}) {
    await use(wordBreak);
    const placed = await placeLine(client, { ...orderOf(FRENCH, lines), ...changes });
    await use(other);
    return placed;
  }

  test("keeps its rows in recap, detail and proof when its newspaper changes", async () => {
    const { orderId, adId } = await placeBefore();
    const { ad, total } = await recapOf(orderId);
    expect(ad).toMatchObject({ lines, wordBreak });
    expect(total).toBe(lines * LINE_PRICE);
    const query = { id: adId, slug: ad?.slug ?? "" };
    expect(await client.call(readMyAd, { query })).toMatchObject({ wordBreak });
    const proof = await client.call(proofAd, { query: { adId } });
    expect(await lettersIn(proof)).toEqual(lettersOfRows(FRENCH, wordBreak));
  });

  test("is quoted, proved and edited by it, before and after its payment", async () => {
    const { orderId, adId } = await placeBefore();
    const editable = () => client.call(readEditableAd, { body: { adId } });
    expect(await editable()).toMatchObject({ wordBreak });
    expect(await quoted(FRENCH)).toMatchObject({ lines: otherLines });
    expect(await quoted(FRENCH, adId)).toMatchObject({
      lines,
      edit: { total: lines * LINE_PRICE },
    });
    const draft = { supportId: 1, headingId: 1, ...withText(FRENCH) };
    const proofOf = (body: typeof draft & { adId?: number }) => client.call(proofDraft, { body });
    expect(await lettersIn(await proofOf(draft))).toEqual(lettersOfRows(FRENCH, other));
    expect(await lettersIn(await proofOf({ ...draft, adId }))).toEqual(
      lettersOfRows(FRENCH, wordBreak),
    );

    await edit(client, adId, orderOf(FRENCH, lines));
    await client.call(payOrder, { body: { orderId, method: "balance" } });
    expect(await edit(client, adId, orderOf(FRENCH, lines))).toMatchObject({ difference: 0 });
    const refusal = await refusalOf(edit(client, adId, orderOf(FRENCH, otherLines)));
    expect(refusal).toMatchObject({ status: 409, code: "PRICE_CHANGED" });
    expect(await editable()).toMatchObject({ wordBreak });
  });

  test("gives its copy the newspaper's of that day", async () => {
    const { adId, orderId } = await placeBefore();
    await client.call(payOrder, { body: { orderId, method: "balance" } });
    const copy = await client.call(duplicateAd, { body: { id: adId } });
    const { ad } = await recapOf(copy.orderId);
    expect(ad).toMatchObject({ lines: otherLines, wordBreak: other });
  });

  test("keeps its rows on the daily page, in its certificate and on its public page", async () => {
    const placed = await placeBefore(onWeb);
    await client.call(payOrder, { body: { orderId: placed.orderId, method: "balance" } });
    client = await publish(api);
    const rows = lettersOfRows(FRENCH, wordBreak);
    const reference = referenceOf(placed.adId);
    const query = { day: WEDNESDAY, reference, supportId: 1 } as const;
    expect(await lettersIn(await client.call(downloadDailyPage, { query }), COLUMN_GAP)).toEqual(
      expect.arrayContaining(rows),
    );
    expect(await lettersIn(await certificateOf(client, placed.adId))).toEqual(
      expect.arrayContaining(rows),
    );
    const { slug } = await api.context.db
      .selectFrom("ads")
      .select("slug")
      .where("id", "=", placed.adId)
      .executeTakeFirstOrThrow();
    const publishedAd = await api.visitor.call(readPublishedAd, {
      query: { id: placed.adId, slug },
    });
    expect(publishedAd).toMatchObject({ wordBreak });
  });
});

test("an ad that moves to another newspaper takes the word break of that newspaper, in its quote too", async () => {
  await use("break-word");
  const { adId } = await placeLine(client, orderOf(FRENCH, 3));
  const elsewhere = { ...lineOrder, ...withText(FRENCH), supportId: 2, adId };
  const quote = await client.call(quoteAd, { body: elsewhere });
  expect(quote).toMatchObject({ lines: 2 });
  await edit(client, adId, { ...elsewhere, total: quote.total });
  const editable = await client.call(readEditableAd, { body: { adId } });
  expect(editable).toMatchObject({ supportId: 2, wordBreak: "break-all" });
});

test("a draft's proof asks for an ad of the account", async () => {
  const { adId } = await placeLine(client);
  const other = await api.signIn("pro");
  const body = { supportId: 1, headingId: 1, ...withText(FRENCH), adId };
  expect(await refusalOf(other.call(proofDraft, { body }))).toMatchObject({ status: 404 });
});
