import { downloadCertificate, verifyAd } from "@parution/contract/certificates";
import { downloadInvoice } from "@parution/contract/invoices";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { decide } from "../publishing/index.ts";
import { attachmentOf, startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import {
  buy,
  certificateOf,
  configure,
  digital,
  holds,
  placePaid,
  publish,
  referenceOf,
  type Signed,
  signedIn,
  verify,
  verifyFile,
} from "../testing/orders/certified.ts";
import { refusalOf } from "../testing/orders/ordering.ts";
import { printPdf } from "../typesetter/index.ts";
import { certificateDocument } from "./document.ts";
import { publicKeyOf, signText } from "./keys.ts";
import { selectCertificate, selectCertifiedAd } from "./queries.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => api.clock.set(TEST_NOW));
afterAll(() => api.stop());

/** A forged certificate of a key: everything correct but the signature. */
async function forgery(key: string): Promise<File> {
  const { context } = api;
  const certificate = await selectCertificate(context.db, key);
  const ad = certificate && (await selectCertifiedAd(context.db, certificate.ad_id));
  if (!certificate || !ad) throw new Error("There is no such certificate.");
  const statement = certificate.statement.replace("Samira", "Salma");
  const publicKey = publicKeyOf(context.config.certificateKey);
  const forged = { ...certificate, statement, publicKey, clippings: [], served: {} };
  const document = certificateDocument(ad, forged, context.config);
  return printPdf({ context, userId: "forger", name: "attestation.pdf" }, document);
}

const bytesOf = async (file: File) => Buffer.from(await file.arrayBuffer());

describe("a visitor", () => {
  test("verifies a certificate by its key in any spelling, and downloads it again", async () => {
    const client = await api.signIn("particulier");
    const adId = await placePaid(client);
    const { key, statement } = await signedIn(await certificateOf(client, adId));
    const spoken = key.toLowerCase().replaceAll(/(.{4})(?=.)/g, "$1-");
    const { ad, info } = await verify(api, ` ${spoken} `);
    expect(ad).toMatchObject({
      id: adId,
      year: 2026,
      key,
      reference: referenceOf(adId),
      advertiser: { name: "Samira Bennani" },
      dates: ["2026-06-03"],
      publication: { state: "planned", dates: [{ date: "2026-06-03", state: "planned" }] },
      certificate: { statement, genuine: true, current: true, issuedOn: "2026-06-01" },
    });
    expect(info.paperReference).toBe(referenceOf(adId));
    const again = await api.visitor.call(downloadCertificate, { query: { keyword: key } });
    expect((await signedIn(again)).statement).toBe(statement);
  });

  test("receives the paper reference that the invoice names", async () => {
    const client = await api.signIn("convention");
    const adId = await placePaid(client, { reference: "BC-2026/114" });
    const { key } = await signedIn(await certificateOf(client, adId));
    const { ad, info } = await verify(api, key);
    expect(info.paperReference).toBe("BC-2026/114");
    expect(ad.reference).toBe(referenceOf(adId));
  });

  test("verifies the file itself, and reports a changed byte", async () => {
    const client = await api.signIn("particulier");
    const file = await certificateOf(client, await placePaid(client));
    const { key } = await signedIn(file);
    expect((await verifyFile(api, file)).ad).toMatchObject({ key, certificate: { genuine: true } });
    const bytes = await bytesOf(file);
    const longer = new File([bytes, "\n"], file.name);
    for (const other of [await forgery(key), longer, new File(["%PDF-1.7"], "autre.pdf")]) {
      const refusal = await refusalOf(verifyFile(api, other));
      expect(refusal).toMatchObject({ status: 404, code: "VERIFICATION_FAIL" });
    }
    for (const other of [bytes.subarray(8), Buffer.alloc(0)]) {
      const refusal = await refusalOf(verifyFile(api, new File([other], "autre.pdf")));
      expect(refusal).toMatchObject({ status: 422, fields: { file: [expect.any(String)] } });
    }
  });

  test("does not report an invoice as authentic because a genuine statement is attached to it", async () => {
    const client = await api.signIn("particulier");
    const { adId, orderId } = await buy(client);
    const genuine = await attachmentOf(await certificateOf(client, adId), "attestation.json");
    const invoice = await client.call(downloadInvoice, { query: { orderId, supportId: 1 } });
    const attached = `\n9999 0 obj\n<</Length ${genuine.length}>>\nstream\n${genuine}\nendstream\nendobj\n`;
    const doctored = new File([await invoice.arrayBuffer(), attached], "attestation.pdf");
    const refusal = await refusalOf(verifyFile(api, doctored));
    expect(refusal).toMatchObject({ status: 404, code: "VERIFICATION_FAIL" });
  });

  test("learns nothing without a solved challenge", async () => {
    const refusal = refusalOf(api.visitor.call(verifyAd, { query: { keyword: "0".repeat(16) } }));
    expect(await refusal).toMatchObject({ status: 422, code: "CAPTCHA" });
  });

  test("does not learn the name behind an anonymous ad", async () => {
    const client = await api.signIn("particulier");
    const { key } = await signedIn(
      await certificateOf(client, await placePaid(client, { anonymous: true })),
    );
    const { ad } = await verify(api, key);
    expect(ad.advertiser.name).toBeNull();
    expect(ad.certificate?.statement).not.toContain("Bennani");
  });

  test("reports a replaced ad when its text differs, and an altered statement", async () => {
    const client = await api.signIn("particulier");
    const adId = await placePaid(client);
    const { key } = await signedIn(await certificateOf(client, adId));
    const { db } = api.context;
    await db
      .updateTable("ads")
      .set({ paper_content: "Autre chose" })
      .where("id", "=", adId)
      .execute();
    const download = () => api.visitor.call(downloadCertificate, { query: { keyword: key } });
    const edited = await verify(api, key);
    expect(edited.ad).toMatchObject({
      publication: { state: "replaced", dates: [{ date: "2026-06-03", state: "withdrawn" }] },
      certificate: { genuine: true, current: false, downloadable: false },
    });
    expect(await refusalOf(download())).toMatchObject({ status: 404 });
    await sql`alter table certificates disable trigger user`.execute(db);
    await sql`update certificates set statement = replace(statement, 'Samira', 'Salma') where key = ${key}`.execute(
      db,
    );
    await sql`alter table certificates enable trigger user`.execute(db);
    expect((await verify(api, key)).ad.certificate).toMatchObject({ genuine: false });
    expect(await refusalOf(download())).toMatchObject({ status: 404 });
  });

  test("reports an archived ad as withdrawn, with the earlier publications", async () => {
    const client = await api.signIn("particulier");
    const printed = await placePaid(client);
    const shown = await placePaid(client, {
      ...digital,
      dates: ["2026-06-03", "2026-06-05"],
      total: 60_000,
    });
    const ofPrinted = await signedIn(await certificateOf(client, printed));
    const later = await publish(api);
    const ofShown = await signedIn(await certificateOf(later, shown));
    for (const adId of [printed, shown]) await decide(api.context, adId, "archive");
    expect((await verify(api, ofPrinted.key)).ad).toMatchObject({
      publication: { state: "withdrawn", dates: [{ state: "withdrawn" }] },
      certificate: { genuine: true, current: false, downloadable: false },
    });
    expect((await verify(api, ofShown.key)).ad.publication).toEqual({
      rule: "web",
      state: "withdrawn",
      dates: [
        { date: "2026-06-03", state: "appeared" },
        { date: "2026-06-05", state: "withdrawn" },
      ],
    });
    expect(await refusalOf(certificateOf(later, shown))).toMatchObject({ status: 404 });
  });

  test("finds a certificate genuine after the key has changed, as long as the old one is known", async () => {
    const client = await api.signIn("particulier");
    const adId = await placePaid(client);
    const first = await signedIn(await certificateOf(client, adId));
    const verified = async () => {
      const { ad } = await verify(api, first.key);
      return ad.certificate;
    };
    const { certificateKey } = api.context.config;
    const newKey = Buffer.alloc(32, 7).toString("base64url");
    configure(api, { certificateKey: newKey, pastCertificateKeys: [first.publicKey] });
    expect(await verified()).toMatchObject({ genuine: true, publicKey: first.publicKey });
    expect(await signedIn(await certificateOf(client, adId))).toEqual(first);
    configure(api, { pastCertificateKeys: [] });
    expect((await verified())?.genuine).toBe(false);
    const second = await signedIn(await certificateOf(client, adId));
    expect(second.key).not.toBe(first.key);
    expect(second.publicKey).not.toBe(first.publicKey);
    expect(holds(second)).toBe(true);
    configure(api, { certificateKey, pastCertificateKeys: [second.publicKey] });
    expect((await verified())?.genuine).toBe(true);
    const kidOf = ({ statement }: Signed) => JSON.parse(statement).kid;
    expect(kidOf(first)).not.toBe(kidOf(second));
    configure(api, { pastCertificateKeys: [] });
  });

  test("verifies by its key alone a certificate whose file was not stored, and that named no signing key", async () => {
    const client = await api.signIn("particulier");
    const adId = await placePaid(client);
    const { statement } = await signedIn(await certificateOf(client, adId));
    const { kid, paperReference, unconfirmed, ...rest } = JSON.parse(statement);
    const key = "0123456789ABCDEF";
    const published = ["2026-06-03"];
    const old = JSON.stringify({ ...rest, version: 1, key, published });
    const signature = signText(old, api.context.config.certificateKey);
    const issued_at = new Date(TEST_NOW);
    await api.context.db
      .insertInto("certificates")
      .values({ key, ad_id: adId, statement: old, signature, issued_at })
      .execute();
    const { ad } = await verify(api, key);
    expect([kid, paperReference, unconfirmed]).toEqual([
      expect.stringMatching(/^[\w-]{43}$/),
      expect.any(String),
      [],
    ]);
    expect(ad).toMatchObject({
      // It went by the calendar.
      publication: { state: "planned" },
      certificate: { genuine: true, current: true, downloadable: false, sha256: null },
    });
    const download = api.visitor.call(downloadCertificate, { query: { keyword: key } });
    expect(await refusalOf(download)).toMatchObject({ status: 404 });
  });
});
