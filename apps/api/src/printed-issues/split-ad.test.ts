import { downloadCertificate } from "@parution/contract/certificates";
import { decidePrinted, readClipping, recordIssue } from "@parution/contract/printed-issues";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readPdf } from "../testing/index.ts";
import { IssueDesk, OTHER_TEXT } from "../testing/issue-desk.ts";
import { signedIn, verify } from "../testing/orders/certified.ts";
import { samplePdf, textAt } from "../testing/sample-pdf.ts";

let at: IssueDesk;
beforeEach(async () => {
  at = await IssueDesk.start();
});
afterEach(() => at.api.stop());

/** An ad as it was billed, and as it is printed: it begins at the foot of a column and goes on at the head of the next. */
const BILLED = [
  "Societe Atlas Negoce, cession",
  "de parts, acte du 12 octobre,",
  "siege a Fes, rue des Consuls,",
  "capital de 100.000 dirhams",
];
const FOOT = BILLED.slice(0, 2);
const HEAD = [BILLED[2] ?? "", "capital de 900.000 dirhams"];
/** Printed below it, and not ordered here. */
const NEIGHBOUR = ["Chat perdu au marche central,", "il repond au nom de Minou"];

const column = (x: number, y: number, lines: readonly string[]) =>
  lines.map((line, row) => textAt(x, y - 12 * row, line));

/** Orders an ad whose text is other than the billed lines of tests allow; returns its id. */
async function placeAs(text: string): Promise<number> {
  const { adId } = await at.place(OTHER_TEXT);
  const ads = at.api.context.db.updateTable("ads").where("id", "=", adId);
  await ads.set({ paper_content: text }).execute();
  return adId;
}

test("the certificate of an altered ad that goes on in the next column holds all of it, and nothing of its neighbour", async () => {
  const adId = await placeAs(BILLED.join(" "));
  await at.dawn();
  const issueId = await at.upload(
    samplePdf([
      [
        ...[textAt(20, 185, "Mercredi 3 juin 2026"), ...column(20, 32, FOOT)],
        ...[...column(160, 160, HEAD), ...column(160, 128, NEIGHBOUR)],
      ].join("\n"),
    ]),
  );
  await at.work();
  const [record] = (await at.read()).records;
  expect(record).toMatchObject({
    found: "unsure",
    doubt: "altered",
    hasClipping: true,
    printedText: [...FOOT, ...HEAD].join("\n"),
    parts: [
      { page: 1, x: expect.closeTo(20, 0) },
      { page: 1, x: expect.closeTo(160, 0) },
    ],
  });
  const recordId = record?.id ?? 0;
  const clipping = await at.desk.call(readClipping, { query: { recordId } });
  await expectTwoPieces(clipping);

  await at.desk.call(decidePrinted, {
    body: { recordId, decision: "printed", seen: null, page: null },
  });
  await at.desk.call(recordIssue, { body: { issueId, acceptsOther: true } });
  const client = await at.api.signIn("particulier");
  const file = await client.call(downloadCertificate, { query: { adId } });
  const { statement, key } = await signedIn(file);
  const text = [...FOOT, ...HEAD].join("\n");
  expect(JSON.parse(statement)).toMatchObject({ prints: [{ pages: [1], text }] });
  const words = (await readPdf(file)).text.replaceAll(/\s+/g, " ");
  for (const line of [...FOOT, ...HEAD]) expect(words).toContain(line);
  expect(words).not.toContain("Minou");
  expect((await verify(at.api, key)).ad.certificate).toMatchObject({
    current: true,
    prints: [{ pages: [1], confirmedBy: "person" }],
  });
});

test("an ad in more parts than the program is sure of is to be confirmed, for that reason", async () => {
  const lots = Array.from({ length: 13 }, (_, lot) => `Lot ${lot} du terrain titre a Tamesna,`);
  const [adId = 0] = [
    await placeAs(lots.join(" ")),
    await placeAs(FOOT.join(" ")),
    await placeAs(NEIGHBOUR.join(" ")),
  ];
  await at.dawn();
  const pages = lots.map((lot) => textAt(20, 100, lot));
  pages[0] = [...column(20, 130, FOOT), textAt(20, 100, lots[0] ?? "")].join("\n");
  pages[12] = [textAt(20, 100, lots[12] ?? ""), ...column(20, 82, NEIGHBOUR)].join("\n");
  await at.upload(samplePdf(pages));
  await at.work();
  const record = (await at.read()).records.find((one) => one.adId === adId);
  expect(record).toMatchObject({ found: "unsure", doubt: "scattered" });
  expect(record?.parts).toHaveLength(13);
});

test("an ad of a page that was not sent is missing, and not altered, beside one of nearly the same wording", async () => {
  const alike = ["Societe Rif Conseil, cession", ...BILLED.slice(1)]
    .join(" ")
    .replace("100", "300");
  const first = await placeAs(BILLED.join(" "));
  const second = await placeAs(alike);
  await at.dawn();
  const date = textAt(20, 185, "Mercredi 3 juin 2026");
  await at.upload(samplePdf([[date, ...column(20, 160, BILLED)].join("\n")]));

  await at.work();
  const { records } = await at.read();
  expect(records.find(({ adId }) => adId === second)).toMatchObject({
    found: "missing",
    doubt: null,
    parts: [],
  });
  expect(records.find(({ adId }) => adId === first)).not.toMatchObject({ found: "missing" });
});

/** Expects a picture of two pieces, one below the other, each of two lines with ink. */
async function expectTwoPieces(clipping: File): Promise<void> {
  const { data, info } = await sharp(await clipping.arrayBuffer())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hasInk = Array.from({ length: info.height }, (_, row) =>
    data.subarray(row * info.width, (row + 1) * info.width).some((shade) => shade < 100),
  );
  const lines = hasInk.filter((is, row) => is && hasInk[row - 1] !== true);
  expect(lines).toHaveLength(4);
}
