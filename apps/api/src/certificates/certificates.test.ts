import { createHash } from "node:crypto";
import { downloadCertificate } from "@parution/contract/certificates";
import { calculateJwkThumbprint, importJWK, type JWK } from "jose";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { readPdf, startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import {
  certificateOf,
  configure,
  digital,
  FIRST_DATE,
  holds,
  placePaid,
  publish,
  referenceOf,
  signedIn,
  verify,
} from "../testing/orders/certified.ts";
import { placeLine, refusalOf } from "../testing/orders/ordering.ts";
import { KEY_SET_PATH, publicKeyOf } from "./keys.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => api.clock.set(TEST_NOW));
afterAll(() => api.stop());

const bytesOf = async (file: File) => Buffer.from(await file.arrayBuffer());

describe("a certificate", () => {
  test.each([
    [
      "fr",
      "Attestation d’insertion",
      "a été commandée et validée",
      "Prévue le",
      "Ce document ne prouve pas la parution",
    ],
    ["ar", "شهادة الإدراج", "تمت المصادقة عليه", "نشر مقرر", "لا تثبت هذه الوثيقة النشر"],
  ] as const)(
    "in %s is one of insertion before the ad has appeared, tagged and signed",
    async (language, title, ...sentences) => {
      const client = await api.signIn("particulier", language);
      const adId = await placePaid(client);
      const reference = referenceOf(adId);
      const file = await certificateOf(client, adId);
      expect(file.name).toBe(`attestation-insertion-${reference}-20260601-100000.pdf`);
      const pdf = await readPdf(file);
      expect(pdf).toMatchObject({
        title: `${title} ${reference}`,
        isTagged: true,
        pages: 1,
        language,
      });
      for (const words of [...sentences, "03/06/2026", reference, KEY_SET_PATH]) {
        expect(pdf.text).toContain(words);
      }
      const signed = await signedIn(file);
      // Amid Arabic, a reader of PDF may put the signs at a line's end elsewhere.
      const letters = (text: string) => text.replaceAll(/[ \u2060_-]/g, "");
      expect(letters(pdf.text)).toContain(letters(signed.signature));
      expect(pdf.text).toContain(`/${language}/verification/${signed.key}`);
      expect(holds(signed)).toBe(true);
      expect(holds({ ...signed, statement: signed.statement.replace("03", "04") })).toBe(false);
    },
  );

  test("of a print ad does not state a publication because its date has passed", async () => {
    const client = await api.signIn("particulier");
    const adId = await placePaid(client);
    const first = await signedIn(await certificateOf(client, adId));
    api.clock.set(FIRST_DATE);
    const file = await certificateOf(await api.signIn("particulier"), adId);
    const { text, title } = await readPdf(file);
    expect(title).toContain("Attestation d’insertion");
    expect(text).toContain("03/06/2026, numéro imprimé pas encore constaté");
    expect(text).not.toContain("a paru aux");
    const { key, statement } = await signedIn(file);
    expect(key).not.toBe(first.key);
    expect(JSON.parse(statement)).toMatchObject({ published: [], unconfirmed: ["2026-06-03"] });
    expect((await verify(api, key)).ad).toMatchObject({
      publication: { state: "planned", dates: [{ date: "2026-06-03", state: "unconfirmed" }] },
      certificate: { kind: "insertion" },
    });
  });

  test.each([
    ["fr", "Attestation de parution", "a paru aux dates suivantes", "Parue le"],
    ["ar", "شهادة النشر", "قد نشر", "تاريخ النشر"],
  ] as const)(
    "in %s is one of publication once the log of the website says that the ad has appeared",
    async (language, title, ...sentences) => {
      const client = await api.signIn("particulier", language);
      const adId = await placePaid(client, digital);
      await publish(api);
      const file = await certificateOf(await api.signIn("particulier", language), adId);
      expect(file.name).toMatch(/^attestation-parution-/);
      const pdf = await readPdf(file);
      expect(pdf.title).toContain(title);
      for (const words of sentences) expect(pdf.text).toContain(words);
      const { key } = await signedIn(file);
      expect((await verify(api, key)).ad).toMatchObject({
        publication: { state: "appeared", dates: [{ date: "2026-06-03", state: "appeared" }] },
        certificate: { kind: "publication", current: true },
      });
    },
  );

  test("declares PDF/UA-1, and is issued even with a character that no font has", async () => {
    const client = await api.signIn("particulier");
    const declares = async () => {
      const bytes = await bytesOf(await certificateOf(client, await placePaid(client)));
      return bytes.toString("latin1").includes("pdfuaid:part");
    };
    expect(await declares()).toBe(true);
    const rename = (label_fr: string) =>
      api.context.db.updateTable("supports").set({ label_fr }).where("id", "=", 1).execute();
    try {
      await rename("日本");
      expect(await declares()).toBe(false);
    } finally {
      await rename("L’Horizon");
    }
  });

  test("is the same file at every request, to the byte", async () => {
    const client = await api.signIn("particulier");
    const adId = await placePaid(client);
    const file = await certificateOf(client, adId);
    const bytes = await bytesOf(file);
    const { key } = await signedIn(file);
    const rename = (label_fr: string) =>
      api.context.db
        .updateTable("supports")
        .set({ label_fr })
        .where("id", "=", 1)
        .returning("label_ar")
        .execute();
    expect(await bytesOf(await certificateOf(client, adId))).toEqual(bytes);
    // Facts that a new certificate would state.
    await rename("Un autre journal");
    const held = await api.visitor.call(downloadCertificate, { query: { keyword: key } });
    expect(await bytesOf(held)).toEqual(bytes);
    await rename("L’Horizon");
    expect((await verify(api, key)).ad.certificate?.sha256).toBe(
      createHash("sha256").update(bytes).digest("hex"),
    );
  });

  test("is given to every user who reaches a validated ad", async () => {
    const client = await api.signIn("particulier");
    const { adId: unpaid } = await placeLine(client);
    const paid = await placePaid(client);
    const other = await api.signIn("pro");
    expect(await refusalOf(certificateOf(client, unpaid))).toMatchObject({ status: 404 });
    expect(await refusalOf(certificateOf(other, paid))).toMatchObject({ status: 404 });
    expect(await refusalOf(certificateOf(api.visitor, paid))).toMatchObject({ status: 401 });
  });
});

describe("the public keys", () => {
  test("are published as a key set at an address that every certificate names", async () => {
    const client = await api.signIn("particulier");
    const file = await certificateOf(client, await placePaid(client));
    const signed = await signedIn(file);
    const past = publicKeyOf(Buffer.alloc(32, 9).toString("base64url"));
    configure(api, { pastCertificateKeys: [past] });
    const answer = await api.fetch(KEY_SET_PATH);
    configure(api, { pastCertificateKeys: [] });
    expect(answer.headers.get("content-type")).toBe("application/jwk-set+json");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    const { keys }: { keys: (JWK & { kid: string })[] } = await answer.json();
    expect(keys).toHaveLength(2);
    for (const key of keys) {
      expect(key).toMatchObject({ kty: "OKP", crv: "Ed25519", use: "sig" });
      expect(key).not.toHaveProperty("d");
      expect(await calculateJwkThumbprint(key)).toBe(key.kid);
    }
    const { kid } = JSON.parse(signed.statement);
    const key = await importJWK(keys.find((one) => one.kid === kid) ?? {});
    if (!(key instanceof CryptoKey)) throw new Error("The key set has no key of this certificate.");
    const [signature, text] = [
      Buffer.from(signed.signature, "base64url"),
      Buffer.from(signed.statement),
    ];
    expect(await crypto.subtle.verify("Ed25519", key, signature, text)).toBe(true);
  });
});
