import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { readPdf, startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import { certificateOf, signedIn, verify } from "../testing/orders/certified.ts";
import { type OrderBody, refusalOf } from "../testing/orders/ordering.ts";
import {
  decidePrinted,
  endReports,
  keepClipping,
  placeDue,
  recordIssue,
  reportMissing,
} from "../testing/orders/printed.ts";
import { certificateFiles } from "./routes.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => api.clock.set(TEST_NOW));
afterAll(() => api.stop());

const twoDates: Partial<OrderBody> = { dates: ["2026-06-03", "2026-06-04"], total: 9600 };

const certified = async (adId: number) => certificateOf(await api.signIn("particulier"), adId);
const statementOf = async (adId: number) =>
  JSON.parse((await signedIn(await certified(adId))).statement);

describe("a certificate of a print ad", () => {
  test.each([
    [
      "its printed issue",
      (adId: number) => recordIssue(api, { ads: { [adId]: { found: "missing" } } }),
    ],
    ["a report", (adId: number) => reportMissing(api, adId)],
  ] as const)("is not made where %s says that the ad ran on none of its dates", async (_, miss) => {
    const adId = await placeDue(api);
    await miss(adId);
    const refusal = await refusalOf(certified(adId));
    expect(refusal).toMatchObject({ status: 404 });
    expect(refusal.message).toContain("n’a paru à aucune de ses dates");
    expect(await certificateFiles(api.context, { adId }, "fr")).toEqual([]);
  });

  test.each([
    ["fr", "L’annonce telle qu’elle est validée"],
    ["ar", "الإعلان كما تمت المصادقة عليه"],
  ] as const)(
    "shows in %s the ad as validated beside a whole page, on which a person found it by eye",
    async (language, title) => {
      const adId = await placeDue(api);
      const clipping_key = await keepClipping(api, `clippings/page-${language}`);
      const parts = JSON.stringify([{ page: 12, x: 0, y: 0, width: 0, height: 0 }]);
      await recordIssue(api, { ads: { [adId]: { clipping_key, parts } } });
      const client = await api.signIn("particulier", language);
      const { text } = await readPdf(await certificateOf(client, adId));
      expect(text).toContain(title);
      expect(text).toContain("Avis de constitution");
    },
  );

  test("shows the ad as validated where the issue has no clipping of it", async () => {
    const adId = await placeDue(api);
    await recordIssue(api, { ads: { [adId]: {} } });
    const file = await certified(adId);
    expect((await readPdf(file)).text).toContain("Avis de constitution");
  });

  test("says that a person confirmed the ad", async () => {
    const adId = await placeDue(api);
    const unsure = { found: "unsure", doubt: "altered" } as const;
    const { id } = await recordIssue(api, { ads: { [adId]: unsure } });
    await decidePrinted(api, { issueId: id, adId }, "printed");
    const { text } = await readPdf(await certified(adId));
    expect(text).toContain("une personne");
  });

  test("never calls a day published that its issue does not show, nor one that was missed", async () => {
    const adId = await placeDue(api, twoDates);
    api.clock.set("2026-06-04T09:00:00Z");
    await recordIssue(api, { ads: { [adId]: {} } });
    await recordIssue(api, { day: "2026-06-04", ads: { [adId]: { found: "missing" } } });
    const file = await certified(adId);
    const { text } = await readPdf(file);
    expect(text).toContain("Non parue le");
    expect(text.replaceAll(/\s+/g, " ")).toContain("l’état des autres y est indiqué");
    for (const word of ["signalée", "prévue"]) expect(text).not.toContain(word);
    expect(JSON.parse((await signedIn(file)).statement)).toMatchObject({
      published: ["2026-06-03"],
      unconfirmed: [],
      missed: ["2026-06-04"],
    });
  });

  test("states after a missed day that only the other days are planned", async () => {
    const adId = await placeDue(api, twoDates);
    await recordIssue(api, { ads: { [adId]: { found: "missing" } } });
    const { text } = await readPdf(await certified(adId));
    expect(text.replaceAll(/\s+/g, " ")).toContain("aux dates dites « prévue » ci-dessous");
  });

  test("never calls a text published that its issue does not show", async () => {
    const adId = await placeDue(api);
    await recordIssue(api, { ads: { [adId]: { billed_text: "Ancien texte de l’avis." } } });
    expect(await statementOf(adId)).toMatchObject({
      published: [],
      unconfirmed: ["2026-06-03"],
      prints: [],
    });
  });

  test("does not count the issue of another newspaper", async () => {
    const [adId, other] = [await placeDue(api), await placeDue(api)];
    const ads = { [adId]: {}, [other]: { found: "missing" as const } };
    await recordIssue(api, { supportId: 2, ads });
    for (const id of [adId, other]) {
      expect(await statementOf(id)).toMatchObject({
        published: [],
        unconfirmed: ["2026-06-03"],
        missed: [],
      });
    }
  });

  test("keeps a day missed that was reported, whatever the ad is changed to", async () => {
    const adId = await placeDue(api);
    await recordIssue(api, { ads: { [adId]: {} } });
    await reportMissing(api, adId);
    await endReports(api, adId);
    expect(await refusalOf(certified(adId))).toMatchObject({ status: 404 });
  });

  test("states the publication of an ad that was accepted late", async () => {
    const adId = await placeDue(api);
    await recordIssue(api, { ads: { [adId]: {} } });
    await reportMissing(api, adId, { fr: "", ar: "" }, "undecided");
    await endReports(api, adId);
    expect(await statementOf(adId)).toMatchObject({
      published: ["2026-06-03"],
    });
  });

  test("states the printed text that a person confirmed though it is not the certified one", async () => {
    const adId = await placeDue(api);
    const printed_text = "Avis de constitution de sociéte";
    const unsure = { found: "unsure", doubt: "altered", printed_text } as const;
    const { id } = await recordIssue(api, { ads: { [adId]: unsure } });
    await decidePrinted(api, { issueId: id, adId }, "printed");
    const file = await certified(adId);
    const { key } = await signedIn(file);
    expect((await verify(api, key)).ad.certificate?.prints).toMatchObject([{ text: printed_text }]);
    const { text } = await readPdf(file);
    for (const words of ["Texte imprimé", printed_text, "L’annonce telle qu’elle est validée"])
      expect(text.replaceAll(/\s+/g, " ")).toContain(words);
    expect(JSON.parse((await signedIn(file)).statement)).toMatchObject({
      prints: [{ text: printed_text }],
    });
  });
});
