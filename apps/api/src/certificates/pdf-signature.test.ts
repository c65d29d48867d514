import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readPdfSigner } from "../platform/config/pdf-signer.ts";
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
  holds,
  placePaid,
  publish,
  signedIn,
  verify,
  verifyFile,
} from "../testing/orders/certified.ts";
import {
  createTestSigner,
  examineSignature,
  SIGNER_NAME,
  signatureIn,
  type TestSigner,
  timestampIn,
} from "../testing/pdf-signer.ts";
import {
  paddedReply,
  startTimestampAuthority,
  type TestAuthority,
} from "../testing/timestamp-authority.ts";

let api: TestApi;
let authority: TestAuthority;
let signer: TestSigner;
beforeAll(async () => {
  api = await startTestApi();
  authority = await startTimestampAuthority();
  signer = await createTestSigner();
});
beforeEach(() => {
  api.clock.set(TEST_NOW);
  configure(signer);
});
afterEach(() => authority.answerWith(null));
afterAll(async () => {
  await authority.stop();
  await api.stop();
});

/** Sets the newspaper's certificate, and whether an authority gives timestamps. */
const configure = ({ pem }: Pick<TestSigner, "pem">, isTimestamped = false) =>
  Object.assign(api.context.config, {
    pdfSigner: readPdfSigner({ PADES_PEM: pem }, Date.parse(TEST_NOW)),
    timestamps: isTimestamped ? { url: authority.url, roots: [authority.root] } : null,
  });

/** A certificate that is given out now. */
async function given(language: "fr" | "ar" = "fr") {
  const client = await api.signIn("particulier", language);
  return certificateOf(client, await placePaid(client));
}

const pdfSignatureOf = async (file: File) => {
  const { key } = await signedIn(file);
  return (await verify(api, key)).ad.certificate?.pdfSignature;
};

/** Verifies the signature itself by OpenSSL, its reference to its certificate too, and answers it. */
const verifiedByOpenssl = async (file: File) => {
  const { signature, content } = await signatureIn(file);
  return withFileOnDisk(new File([signature], "signature.der"), (data) =>
    withFileOnDisk(new File([content], "content.bin"), (signed) =>
      withFileOnDisk(new File([signer.root], "root.pem"), async (root) => {
        await runProgram("openssl", [
          ...["cms", "-verify", "-cades", "-binary", "-inform", "DER", "-in", data],
          ...["-content", signed, "-CAfile", root, "-purpose", "any", "-out", "/dev/null"],
        ]);
        return runProgram("openssl", ["cms", "-cmsout", "-print", "-inform", "DER", "-in", data]);
      }),
    ),
  );
};

describe("a certificate of a newspaper that has a certificate of its own", () => {
  test.each(["fr", "ar"] as const)(
    "in %s is signed as a whole, as other programs verify",
    async (language) => {
      const file = await given(language);
      const report = await examineSignature(file, signer.root);
      expect(report).toContain("Signature Validation: Signature is Valid.");
      expect(report).toContain("Certificate Validation: Certificate is Trusted.");
      expect(report).toContain("Total document signed");
      expect(report).toContain("ETSI.CAdES.detached");
      expect(report).toContain(`Signer Certificate Common Name: ${SIGNER_NAME}`);
      const written = await verifiedByOpenssl(file);
      // The time of signing stands in the PDF alone.
      expect(written).not.toContain("signingTime");
      // qpdf finds nothing damaged, and it is PDF/UA-1 still: its field is hidden, and named for readers aloud.
      expect(await readPdf(file)).toMatchObject({ isTagged: true, language, pages: 1 });
      const text = Buffer.from(await file.arrayBuffer()).toString("latin1");
      expect(text).toContain("pdfuaid:part");
      expect(text).toMatch(/\/TU <FEFF[0-9A-F]+> \/F 130 /);
      expect(await pdfSignatureOf(file)).toEqual({ signer: SIGNER_NAME, level: "B-B" });
    },
  );

  test("of a digital ad that has appeared is signed as well, by an RSA key with a password", async () => {
    const rsa = await createTestSigner({ kind: "RSA", password: "a password" });
    const { pem, root } = rsa;
    Object.assign(api.context.config, {
      pdfSigner: readPdfSigner(
        { PADES_PEM: pem, PADES_PASSWORD: "a password" },
        Date.parse(TEST_NOW),
      ),
    });
    const client = await api.signIn("particulier");
    const adId = await placePaid(client, digital);
    await publish(api);
    const file = await certificateOf(await api.signIn("particulier"), adId);
    const report = await examineSignature(file, root);
    expect(report).toContain("Signature is Valid.");
    expect(report).toContain("Total document signed");
    expect((await readPdf(file)).title).toContain("Attestation de parution");
  });

  test("keeps its own statement and signature, and is known by its bytes", async () => {
    const file = await given();
    expect(holds(await signedIn(file))).toBe(true);
    const { ad } = await verifyFile(api, file);
    expect(ad.certificate).toMatchObject({ genuine: true, current: true });
    const client = await api.signIn("particulier");
    const again = await certificateOf(client, ad.id);
    expect(await again.bytes()).toEqual(await file.bytes());
  });

  test("is invalid once a byte of it has changed", async () => {
    const bytes = await (await given()).bytes();
    const { signature } = await signatureIn(new File([bytes], "attestation.pdf"));
    const at = Buffer.from(bytes).indexOf("FlateDecode") + 40;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    const changed = new File([bytes], "attestation.pdf");
    expect((await signatureIn(changed)).signature).toEqual(signature);
    const report = await examineSignature(changed, signer.root);
    expect(report).toContain("Digest Mismatch");
    expect(report).not.toContain("Signature is Valid");
    await expect(verifiedByOpenssl(changed)).rejects.toThrow();
  });

  test("is not trusted under another root", async () => {
    const other = await createTestSigner();
    const report = await examineSignature(await given(), other.root);
    expect(report).not.toContain("Certificate is Trusted");
  });

  test("has a timestamp within its signature where an authority gives one", async () => {
    configure(signer, true);
    const file = await given();
    expect(await pdfSignatureOf(file)).toEqual({ signer: SIGNER_NAME, level: "B-T" });
    await verifiedByOpenssl(file);
    const { value, token } = timestampIn((await signatureIn(file)).signature);
    await withFileOnDisk(new File([value], "value.bin"), (data) =>
      withFileOnDisk(new File([token], "token.der"), (input) =>
        withFileOnDisk(new File([authority.root], "root.pem"), (root) =>
          runProgram("openssl", [
            ...["ts", "-verify", "-data", data, "-in", input, "-token_in", "-CAfile", root],
          ]),
        ),
      ),
    );
    const report = await examineSignature(file, signer.root);
    expect(report).toContain("Signature is Valid.");
    expect(report).toContain("Total document signed");
  });

  test("is given out without a timestamp where the authority is down, which is not asked again for a minute", async () => {
    configure(signer, true);
    const requestCount = () => authority.answers.length;
    authority.answerWith(() => ({ status: 503, body: Buffer.alloc(0) }));
    const before = requestCount();
    const file = await given();
    expect(await pdfSignatureOf(file)).toMatchObject({ level: "B-B" });
    expect(await examineSignature(file, signer.root)).toContain("Signature is Valid.");
    expect(requestCount()).toBe(before + 1);
    authority.answerWith(null);
    expect(await pdfSignatureOf(await given())).toMatchObject({ level: "B-B" });
    expect(requestCount()).toBe(before + 1);
    api.clock.set(new Date(Date.parse(TEST_NOW) + 61_000).toISOString());
    expect(await pdfSignatureOf(await given())).toMatchObject({ level: "B-T" });
  });

  test("is given out without a timestamp where its room lacks a few bytes for one", async () => {
    configure(signer, true);
    const { signature, room } = await signatureIn(await given());
    const plain = signature.length - timestampIn(signature).token.length;
    // Its head, which says what it is, does not fit any more.
    authority.answerWith((own) => ({ status: 200, body: paddedReply(own, room - plain + 20) }));
    const file = await given();
    expect(await pdfSignatureOf(file)).toMatchObject({ level: "B-B" });
    expect(await examineSignature(file, signer.root)).toContain("Signature is Valid.");
    await verifiedByOpenssl(file);
  });

  test("is given out unsigned once that certificate has expired", async () => {
    configure(await createTestSigner({ to: new Date(Date.parse(TEST_NOW) + 1000) }));
    api.clock.set(new Date(Date.parse(TEST_NOW) + 2000).toISOString());
    const file = await given();
    expect(await pdfSignatureOf(file)).toBeNull();
    expect(await examineSignature(file, signer.root)).toContain("does not contain any signatures");
  });
});

test("a certificate of a newspaper without one is a PDF without a signature", async () => {
  Object.assign(api.context.config, { pdfSigner: null });
  const file = await given();
  expect(await pdfSignatureOf(file)).toBeNull();
  expect(await examineSignature(file, signer.root)).toContain("does not contain any signatures");
});
