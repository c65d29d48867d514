import { createHash } from "node:crypto";
import { downloadCertificate } from "@parution/contract/certificates";
import { readCatalogue, saveCatalogueRow } from "@parution/contract/desk-catalogue";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { selectWebLog } from "../publishing/web-log.ts";
import {
  readPdf,
  runProgram,
  startTestApi,
  TEST_NOW,
  type TestApi,
  withFileOnDisk,
} from "../testing/index.ts";
import {
  certificateOf,
  digital,
  FIRST_DATE,
  placePaid,
  publish,
  signedIn,
  verify,
  verifyFile,
} from "../testing/orders/certified.ts";
import { refusalOf } from "../testing/orders/ordering.ts";
import {
  decidePrinted,
  keepClipping,
  placeDue,
  recordIssue,
  reportMissing,
  setIssueState,
} from "../testing/orders/printed.ts";
import { signText } from "./keys.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => api.clock.set(TEST_NOW));
afterAll(() => api.stop());

const placePrinted = (changes?: Parameters<typeof placePaid>[1]) => placeDue(api, changes);
const certified = async (adId: number, language: "fr" | "ar" = "fr") =>
  certificateOf(await api.signIn("particulier", language), adId);

const picturesIn = async (file: File) => {
  const list = await withFileOnDisk(file, (path) => runProgram("pdfimages", ["-list", path]));
  return list.trim().split("\n").length - 2;
};

describe("a certificate of a print ad", () => {
  test.each([
    ["fr", "Attestation de parution", "le numéro imprimé", "le programme"],
    ["ar", "شهادة النشر", "العدد المطبوع", "البرنامج"],
  ] as const)(
    "in %s names the page, the printed issue and who found the ad there, with its clipping",
    async (language, name, ...words) => {
      const adId = await placePrinted();
      const clipping_key = await keepClipping(api, `clippings/${language}`);
      const { sha256 } = await recordIssue(api, { ads: { [adId]: { clipping_key } } });
      const file = await certified(adId, language);
      const pdf = await readPdf(file);
      expect(pdf).toMatchObject({ title: expect.stringContaining(name), isTagged: true, pages: 1 });
      for (const word of [...words, "03/06/2026", "12"]) expect(pdf.text).toContain(word);
      expect(pdf.text.replaceAll(/[\s\u2060]/g, "")).toContain(sha256.slice(32));
      expect(await picturesIn(file)).toBe(1);
      const { statement, key } = await signedIn(file);
      expect(JSON.parse(statement)).toMatchObject({
        version: 4,
        rule: "printed",
        published: ["2026-06-03"],
        prints: [{ date: "2026-06-03", pages: [12], issue: sha256, confirmedBy: "program" }],
        earlier: [],
      });
      expect((await verify(api, key)).ad).toMatchObject({
        publication: { state: "appeared", rule: "printed" },
        certificate: {
          kind: "publication",
          current: true,
          withdrawal: null,
          prints: [{ date: "2026-06-03", pages: [12], sha256, confirmedBy: "program" }],
        },
      });
    },
  );

  test("states by which rule a day is open: no issue yet, or a newspaper that keeps none", async () => {
    const adId = await placePrinted();
    const waiting = await certified(adId);
    expect((await readPdf(waiting)).text).toContain("numéro imprimé pas encore constaté");
    await setProof("calendar");
    const file = await certified(adId);
    await setProof("printed");
    const { text } = await readPdf(file);
    expect(text).toContain("non signalée manquante");
    expect(text).toContain("le calendrier du journal");
    expect(JSON.parse((await signedIn(file)).statement)).toMatchObject({
      rule: "calendar",
      published: [],
    });
  });

  test("does not deny the printed issue that a newspaper by the calendar has recorded all the same", async () => {
    const adId = await placePrinted();
    await recordIssue(api, { ads: { [adId]: {} } });
    await setProof("calendar");
    const { text } = await readPdf(await certified(adId));
    await setProof("printed");
    expect(text).toContain("le numéro imprimé là où il a été relu");
    expect(text).not.toContain("sans relecture");
  });

  test("names the certificates before it", async () => {
    const adId = await placePaid(await api.signIn("particulier"));
    const first = await signedIn(await certified(adId));
    api.clock.set(FIRST_DATE);
    await recordIssue(api, { ads: { [adId]: {} } });
    const file = await certified(adId);
    const { statement, key } = await signedIn(file);
    const earlier = [{ key: first.key, kind: "insertion", issuedOn: "2026-06-01" }];
    expect(JSON.parse(statement)).toMatchObject({ earlier });
    expect((await readPdf(file)).text).toContain("Attestation d’insertion 01/06/2026");
    expect((await verify(api, key)).ad.certificate).toMatchObject({ earlier });
    // What it says of the days still holds.
    expect((await verify(api, first.key)).ad.certificate).toMatchObject({ current: true });
  });
});

/** Sets what the newspaper's certificates go by, at the desk. */
async function setProof(publicationProof: "printed" | "calendar"): Promise<void> {
  const sales = await api.signInStaff("regie");
  const input = { params: { table: "supports" as const }, query: {} };
  const { rows } = await sales.call(readCatalogue, input);
  const row = rows.find(({ id }) => id === 1);
  const values = { ...row?.values, publicationProof };
  await sales.call(saveCatalogueRow, { body: { table: "supports", id: 1, values } });
}

describe("a certificate that was given", () => {
  const byKey = (keyword: string) => api.visitor.call(downloadCertificate, { query: { keyword } });

  /** An ad with its certificate of publication, and what makes it untrue. */
  async function given() {
    const adId = await placePrinted();
    const issue = await recordIssue(api, { ads: { [adId]: {} } });
    const file = await certified(adId);
    return { adId, issue, file, key: (await signedIn(file)).key };
  }

  async function expectWithdrawn(key: string, file: File, reason: string, words: string) {
    const { ad } = await verify(api, key);
    expect(ad.publication.state).toBe("withdrawn");
    expect(ad.certificate).toMatchObject({
      genuine: true,
      current: false,
      downloadable: false,
      withdrawal: {
        reason,
        date: "2026-06-03",
        fr: expect.stringContaining(words),
        ar: expect.stringMatching(/\p{Script=Arabic}.*03\/06\/2026/u),
      },
    });
    expect((await verifyFile(api, file)).ad.certificate?.withdrawal?.reason).toBe(reason);
    expect(await refusalOf(byKey(key))).toMatchObject({ status: 404 });
  }

  test("is withdrawn when the ad is reported missing, with the newspaper's reason", async () => {
    const { adId, key, file } = await given();
    await reportMissing(api, adId, {
      fr: "La page 12 manque dans une partie du tirage.",
      ar: "الصفحة 12 ناقصة في جزء من النسخ.",
    });
    await expectWithdrawn(key, file, "missed", "La page 12 manque dans une partie du tirage.");
  });

  test("is replaced when the text was changed after the issue", async () => {
    const { adId, key } = await given();
    const { db } = api.context;
    await db
      .updateTable("ads")
      .set({ paper_content: "Autre texte" })
      .where("id", "=", adId)
      .execute();
    const { ad } = await verify(api, key);
    expect(ad.publication.state).toBe("replaced");
    expect(ad.certificate?.withdrawal?.reason).toBe("text-changed");
  });

  test("keeps its rule of publication when the newspaper changes its own", async () => {
    const { key } = await given();
    await setProof("calendar");
    const { ad } = await verify(api, key);
    await setProof("printed");
    expect(ad.publication.rule).toBe("printed");
  });

  test("is withdrawn when its issue is replaced, and a new one names the new file", async () => {
    const { adId, issue, key, file } = await given();
    const { sha256 } = await recordIssue(api, { ads: { [adId]: {} } });
    await expectWithdrawn(key, file, "issue-replaced", "a retiré ou remplacé");
    const next = await signedIn(await certified(adId));
    expect(JSON.parse(next.statement).prints).toMatchObject([{ issue: sha256 }]);
    expect(sha256).not.toBe(issue.sha256);
    expect((await verify(api, next.key)).ad.certificate).toMatchObject({ current: true });
  });

  test("is withdrawn when a person finds that the ad is not in its issue", async () => {
    const { adId, issue, key, file } = await given();
    await decidePrinted(api, { issueId: issue.id, adId }, "not_printed");
    await expectWithdrawn(key, file, "not-printed", "ne figure pas dans le numéro");
  });

  test("is withdrawn while its issue is checked again, and holds when it is recorded", async () => {
    const { issue, key, file } = await given();
    await setIssueState(api, issue.id, "checking");
    await expectWithdrawn(key, file, "issue-checked", "de nouveau vérifié");
    await setIssueState(api, issue.id, "recorded");
    expect((await verify(api, key)).ad.certificate).toMatchObject({ current: true });
    await byKey(key);
  });

  test("names the replaced issue while another newspaper checks the same file", async () => {
    const { adId, issue, key, file } = await given();
    const { id } = await recordIssue(api, { supportId: 2, ads: { [adId]: {} } });
    const { db } = api.context;
    const issues = db.updateTable("printed_issues").where("id", "=", id);
    await issues.set({ sha256: issue.sha256, state: "checking", ended_at: null }).execute();
    await recordIssue(api, { ads: { [adId]: {} } });
    await expectWithdrawn(key, file, "issue-replaced", "a retiré ou remplacé");
  });

  test("is not affected by another ad, or by an issue of another day", async () => {
    const { key } = await given();
    const other = await given();
    await reportMissing(api, other.adId);
    await recordIssue(api, { day: "2026-06-04", ads: { [other.adId]: { found: "missing" } } });
    expect((await verify(api, key)).ad.certificate?.current).toBe(false); // Its issue has been replaced.
    const kept = await given();
    await recordIssue(api, { day: "2026-06-05", ads: { [other.adId]: {} } });
    expect((await verify(api, kept.key)).ad.certificate).toMatchObject({ current: true });
    await byKey(kept.key);
  });

  test("before printed issues were kept stays as it was issued", async () => {
    const adId = await placePrinted();
    const { statement } = await signedIn(await certified(adId));
    const { rule, missed, prints, web, earlier, ...rest } = JSON.parse(statement);
    const key = "0123456789ABCDE3";
    const old = JSON.stringify({ ...rest, version: 3, key });
    const signature = signText(old, api.context.config.certificateKey);
    await api.context.db
      .insertInto("certificates")
      .values({ key, ad_id: adId, statement: old, signature, issued_at: new Date(FIRST_DATE) })
      .execute();
    expect([rule, missed, prints, web, earlier]).toEqual(["printed", [], [], [], []]);
    expect((await verify(api, key)).ad.certificate).toMatchObject({
      genuine: true,
      current: true,
      kind: "insertion",
      prints: [],
      statement: old,
    });
  });
});

describe("a certificate of a digital ad", () => {
  test("names when, where and with which content the website served it", async () => {
    const adId = await placePaid(await api.signIn("particulier"), digital);
    await publish(api);
    const file = await certified(adId);
    const signed = await signedIn(file);
    const { rule, web, published } = JSON.parse(signed.statement);
    expect({ rule, published }).toEqual({ rule: "web", published: ["2026-06-03"] });
    expect(web).toEqual([
      {
        at: "2026-06-03T09:00:00.000Z",
        shown: true,
        address: expect.stringMatching(new RegExp(`/fr/annonce/[^/]+/[^/]+/${adId}$`)),
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
    const content = Object.entries(signed.served ?? {});
    for (const [sha256, text] of content)
      expect(createHash("sha256").update(text).digest("hex")).toBe(sha256);
    expect(content.map(([sha256]) => sha256)).toEqual([web[0].sha256]);
    expect(JSON.parse(content[0]?.[1] ?? "{}")).toMatchObject({ titre: "Cession" });
    expect((await readPdf(file)).text).toContain("03/06/2026 09:00:00 UTC");
    // Lists of ads read the log without it.
    const { db } = api.context;
    const [entry] = await selectWebLog(db, [adId]);
    expect(Object.keys(entry ?? {}).toSorted()).toEqual([
      "ad_id",
      "address",
      "at",
      "sha256",
      "shown",
    ]);
  });
});
