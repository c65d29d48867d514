import { createPublicKey, verify as verifySignature } from "node:crypto";
import { downloadCertificate, verifyAd, verifyCertificate } from "@parution/contract/certificates";
import type { Client } from "@parution/contract/client";
import { payOrder } from "@parution/contract/payments";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { solveCaptcha } from "../captcha/testing/solve-captcha.ts";
import { type OrderBody, placeLine } from "../orders/testing/ordering.ts";
import { refusalOf } from "../orders/testing/refusal.ts";
import {
  attachmentOf,
  readPdf,
  startTestApi,
  TEST_NOW,
  type TestApi,
} from "../platform/testing/index.ts";
import { decide } from "../publishing/index.ts";
import { printPdf } from "../typesetter/index.ts";
import { certificateDocument } from "./document.ts";
import { type CertificateKeys, publicKeyOf } from "./keys.ts";
import { selectCertificate, selectCertifiedAd } from "./queries.ts";
import { signText } from "./signature.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => api.clock.set(TEST_NOW));
afterAll(() => api.stop());

async function placePaid(client: Client, changes: Partial<OrderBody> = {}) {
  const placed = await placeLine(client, changes);
  await client.call(payOrder, { body: { orderId: placed.orderId, method: "balance" } });
  return placed.adId;
}

interface Signed {
  readonly statement: string;
  readonly signature: string;
  readonly publicKey: string;
}

/** What a certificate holds for whoever verifies by themselves. */
async function signedIn(file: File): Promise<Signed & { readonly key: string }> {
  const signed: Signed = JSON.parse(await attachmentOf(file, "attestation.json"));
  return { ...signed, key: JSON.parse(signed.statement).key };
}

function holds({ statement, signature, publicKey }: Signed): boolean {
  const key = createPublicKey({
    key: { kty: "OKP", crv: "Ed25519", x: publicKey },
    format: "jwk",
  });
  return verifySignature(null, Buffer.from(statement), key, Buffer.from(signature, "base64url"));
}

/** Asks what a key certifies, as a visitor does. */
async function verify(keyword: string) {
  const captcha = await solveCaptcha(api.visitor);
  return api.visitor.call(verifyAd, { query: { keyword, captcha } });
}

/** Has a certificate verified, as a visitor does. */
async function verifyFile(file: File) {
  const captcha = await solveCaptcha(api.visitor);
  return api.visitor.call(verifyCertificate, { body: { file, captcha } });
}

/** The certificate of a key as somebody would print it who knows everything but how to sign. */
async function forgery(key: string): Promise<File> {
  const { context } = api;
  const certificate = await selectCertificate(context.db, key);
  const ad = certificate && (await selectCertifiedAd(context.db, certificate.ad_id, "fr"));
  if (!certificate || !ad) throw new Error("There is no such certificate.");
  const statement = certificate.statement.replace("Samira", "Salma");
  const publicKey = publicKeyOf(context.config.certificateKey);
  const forged = { ...certificate, statement, publicKey };
  const document = certificateDocument(ad, forged, context.config);
  return printPdf({ context, userId: "forger", name: "attestation.pdf" }, document);
}

/** What the publisher says of its keys from now on. */
const configure = (keys: Partial<CertificateKeys>) => Object.assign(api.context.config, keys);

const certificateOf = (client: Client, adId: number) =>
  client.call(downloadCertificate, { query: { adId } });

describe("a certificate", () => {
  test.each([
    ["fr", "Attestation de parution", "est validée pour les dates suivantes", "À paraître le"],
    ["ar", "شهادة النشر", "مصادق على نشره", "سينشر بتاريخ"],
  ] as const)("in %s reads, is tagged and signed", async (language, title, sentence, toCome) => {
    const client = await api.signIn("particulier", language);
    const adId = await placePaid(client);
    const reference = `A${String(adId).padStart(8, "0")}`;
    const file = await certificateOf(client, adId);
    expect(file.name).toBe(`attestation-${reference}-20260601-100000.pdf`);
    const pdf = await readPdf(file);
    expect(pdf).toMatchObject({ title: `${title} ${reference}`, tagged: true, pages: 1, language });
    for (const words of [sentence, toCome, "03/06/2026", reference]) {
      expect(pdf.text).toContain(words);
    }
    const signed = await signedIn(file);
    // Amid Arabic, a reader of PDF may put the signs at a line's end elsewhere.
    const letters = (text: string) => text.replaceAll(/[ \u2060_-]/g, "");
    expect(letters(pdf.text)).toContain(letters(signed.signature));
    expect(pdf.text).toContain(`/${language}/verification/${signed.key}`);
    expect(holds(signed)).toBe(true);
    expect(holds({ ...signed, statement: signed.statement.replace("03", "04") })).toBe(false);
  });

  test("stays the same until more is true: then it says that the ad has appeared", async () => {
    const client = await api.signIn("particulier");
    const adId = await placePaid(client);
    const first = await signedIn(await certificateOf(client, adId));
    expect(await signedIn(await certificateOf(client, adId))).toEqual(first);
    api.clock.set("2026-06-03T09:00:00Z");
    const later = await api.signIn("particulier");
    const file = await certificateOf(later, adId);
    expect((await readPdf(file)).text).toContain("a paru aux dates suivantes");
    expect((await signedIn(file)).key).not.toBe(first.key);
  });

  test("is for those who reach a validated ad", async () => {
    const client = await api.signIn("particulier");
    const { adId: unpaid } = await placeLine(client);
    const paid = await placePaid(client);
    const other = await api.signIn("pro");
    expect(await refusalOf(certificateOf(client, unpaid))).toMatchObject({ status: 404 });
    expect(await refusalOf(certificateOf(other, paid))).toMatchObject({ status: 404 });
    expect(await refusalOf(certificateOf(api.visitor, paid))).toMatchObject({ status: 401 });
  });
});

describe("anybody", () => {
  test("verifies it by its key, however it is written, and gets it again", async () => {
    const client = await api.signIn("particulier");
    const adId = await placePaid(client);
    const { key, statement } = await signedIn(await certificateOf(client, adId));
    const spoken = key.toLowerCase().replaceAll(/(.{4})(?=.)/g, "$1-");
    const { ad, info } = await verify(` ${spoken} `);
    expect(ad).toMatchObject({
      id: adId,
      year: 2026,
      key,
      advertiser: { name: "Samira Bennani" },
      dates: ["2026-06-03"],
      certificate: { statement, genuine: true, current: true, issuedOn: "2026-06-01" },
    });
    expect(info.paperReference).toBe(JSON.parse(statement).reference);
    const again = await api.visitor.call(downloadCertificate, { query: { keyword: key } });
    expect((await signedIn(again)).statement).toBe(statement);
  });

  test("verifies the file itself, and is told when a letter of it is another", async () => {
    const client = await api.signIn("particulier");
    const file = await certificateOf(client, await placePaid(client));
    const { key } = await signedIn(file);
    expect((await verifyFile(file)).ad).toMatchObject({ key, certificate: { genuine: true } });
    const forged = await refusalOf(verifyFile(await forgery(key)));
    expect(forged).toMatchObject({ status: 404, code: "VERIFICATION_FAIL" });
    const bytes = Buffer.from(await file.arrayBuffer());
    for (const other of [bytes.subarray(0, 400), Buffer.from("%PDF-1.7"), Buffer.alloc(0)]) {
      const refusal = await refusalOf(verifyFile(new File([other], "autre.pdf")));
      expect(refusal).toMatchObject({ status: 422, fields: { file: [expect.any(String)] } });
    }
  });

  test("without having solved a challenge is told nothing", async () => {
    const refusal = refusalOf(api.visitor.call(verifyAd, { query: { keyword: "0".repeat(16) } }));
    expect(await refusal).toMatchObject({ status: 422, code: "CAPTCHA" });
  });

  test("does not learn who placed an ad in confidence", async () => {
    const client = await api.signIn("particulier");
    const { key } = await signedIn(
      await certificateOf(client, await placePaid(client, { anonymous: true })),
    );
    const { ad } = await verify(key);
    expect(ad.advertiser.name).toBeNull();
    expect(ad.certificate.statement).not.toContain("Bennani");
  });

  test("is told when the ad is no longer what was certified, or the statement was altered", async () => {
    const client = await api.signIn("particulier");
    const adId = await placePaid(client);
    const { key } = await signedIn(await certificateOf(client, adId));
    const { db } = api.context;
    await db
      .updateTable("ads")
      .set({ paper_content: "Autre chose" })
      .where("id", "=", adId)
      .execute();
    const edited = await verify(key);
    expect(edited.ad.certificate).toMatchObject({ genuine: true, current: false });
    await sql`alter table certificates disable trigger user`.execute(db);
    await sql`update certificates set statement = replace(statement, 'Samira', 'Salma') where key = ${key}`.execute(
      db,
    );
    const altered = await verify(key);
    expect(altered.ad.certificate).toMatchObject({ genuine: false });
    const again = api.visitor.call(downloadCertificate, { query: { keyword: key } });
    expect(await refusalOf(again)).toMatchObject({ status: 404 });
  });

  test("finds it genuine after the key has changed, as long as the old one is known", async () => {
    const client = await api.signIn("particulier");
    const adId = await placePaid(client);
    const first = await signedIn(await certificateOf(client, adId));
    const verified = async () => {
      const { ad } = await verify(first.key);
      return ad.certificate;
    };
    const { certificateKey } = api.context.config;
    const newKey = Buffer.alloc(32, 7).toString("base64url");
    configure({ certificateKey: newKey, pastCertificateKeys: [first.publicKey] });
    expect(await verified()).toMatchObject({ genuine: true, publicKey: first.publicKey });
    expect(await signedIn(await certificateOf(client, adId))).toEqual(first);
    configure({ pastCertificateKeys: [] });
    expect((await verified()).genuine).toBe(false);
    const second = await signedIn(await certificateOf(client, adId));
    expect(second.key).not.toBe(first.key);
    expect(second.publicKey).not.toBe(first.publicKey);
    expect(holds(second)).toBe(true);
    configure({ certificateKey, pastCertificateKeys: [second.publicKey] });
    expect((await verified()).genuine).toBe(true);
    const kidOf = ({ statement }: Signed) => JSON.parse(statement).kid;
    expect(kidOf(first)).not.toBe(kidOf(second));
    configure({ pastCertificateKeys: [] });
  });

  test("finds one genuine that did not name its key yet", async () => {
    const client = await api.signIn("particulier");
    const adId = await placePaid(client);
    const { statement } = await signedIn(await certificateOf(client, adId));
    const { kid, ...rest } = JSON.parse(statement);
    const key = "0123456789ABCDEF";
    const old = JSON.stringify({ ...rest, version: 1, key });
    const signature = signText(old, api.context.config.certificateKey);
    const issued_at = new Date(TEST_NOW);
    await api.context.db
      .insertInto("certificates")
      .values({ key, ad_id: adId, statement: old, signature, issued_at })
      .execute();
    const { ad } = await verify(key);
    expect(kid).toMatch(/^[\w-]{43}$/);
    expect(ad.certificate).toMatchObject({ genuine: true, current: true });
  });

  test("still verifies an archived ad; an unknown key fails, and so does trying without end", async () => {
    const client = await api.signIn("particulier");
    const adId = await placePaid(client);
    const { key } = await signedIn(await certificateOf(client, adId));
    await decide(api.context, adId, "archive");
    const { ad } = await verify(key);
    expect(ad.certificate.current).toBe(true);
    const unknown = "0".repeat(16);
    expect(await refusalOf(verify(unknown))).toMatchObject({
      status: 404,
      code: "VERIFICATION_FAIL",
    });
    const guess = () =>
      refusalOf(api.visitor.call(downloadCertificate, { query: { keyword: unknown } }));
    const outcomes = await Promise.all(Array.from({ length: 30 }, guess));
    expect(outcomes.some(({ status }) => status === 429)).toBe(true);
  });
});
