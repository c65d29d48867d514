import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestSigner, forgedRsaKey, SIGNER_NAME } from "../../testing/pdf-signer.ts";
import { readConfig } from "./config.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "parution-config-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (env: NodeJS.ProcessEnv = {}) =>
  readConfig({ DATA_DIR: join(folder, "data"), ...env });
const SERVER = { DATABASE_URL: "postgres://localhost/parution" };
const SECRET = "0123456789abcdef0123456789abcdef";
const OWN = {
  SESSION_SECRET: SECRET,
  CARD_STORE_KEY: "a store's own key",
  CASH_PARTNER_KEY: "a partner's own key",
};

test("no variable is required", () => {
  expect(read()).toMatchObject({
    port: 4800,
    databaseUrl: null,
    storageUrl: null,
    publicUrl: "http://localhost:4800",
    appToken: "parution-demo",
    publisherZone: "Africa/Lagos",
    startsAt: null,
    demoData: true,
    validatesAtOnce: true,
    behindProxy: false,
  });
});

test("staff need a second factor, except in a demonstration on this machine that switches it off", () => {
  expect(read()).toMatchObject({ requiresSecondFactor: true, hasDemoStaff: true });
  const off = { STAFF_SECOND_FACTOR: "off" };
  expect(read(off).requiresSecondFactor).toBe(false);
  const elsewhere = { ...OWN, PUBLIC_URL: "https://parution.example" };
  for (const env of [{ DEMO_DATA: "0" }, elsewhere, { ...SERVER, ...OWN }]) {
    expect(read(env)).toMatchObject({ requiresSecondFactor: true, hasDemoStaff: false });
    expect(() => read({ ...env, ...off })).toThrow("STAFF_SECOND_FACTOR may be off with");
  }
});

test("an empty variable counts as absent", () => {
  expect(read({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 4800, databaseUrl: null });
});

test("the session secret of one machine is made once, readable by its owner alone", () => {
  const { sessionSecret } = read();
  expect(sessionSecret.length).toBeGreaterThanOrEqual(43);
  expect(read().sessionSecret).toBe(sessionSecret);
  expect(statSync(join(folder, "data/session-secret")).mode & 0o777).toBe(0o600);
});

test("a server database needs a secret that its processes share, and starts without a demonstration", () => {
  expect(() => read(SERVER)).toThrow(
    "required when DATABASE_URL is set, and missing: SESSION_SECRET.",
  );
  expect(read({ ...SERVER, ...OWN })).toMatchObject({
    mail: {
      smtpUrl: null,
      from: "ne-pas-repondre@parution.test",
      contactTo: "contact@parution.test",
      reportsTo: "exploitation@parution.test",
    },
    sessionSecret: SECRET,
    demoData: false,
    validatesAtOnce: false,
  });
});

test("a server without providers' keys starts, offers neither, and signs with no key that is published", () => {
  const server = { ...SERVER, SESSION_SECRET: SECRET };
  const { card, cash, ready } = read(server);
  expect(ready).toEqual({ card: false, cash: false });
  expect(JSON.stringify([card, cash])).not.toContain("PARUTION-DEMO");
  expect(read(server).card.storeKey).not.toBe(card.storeKey);
  expect(() => read({ ...server, CARD_CLIENT_ID: "600" })).toThrow("missing: CARD_STORE_KEY.");
  expect(read({ ...server, ...OWN }).ready).toEqual({ card: true, cash: true });
});

test.each([
  ["CARD_STORE_KEY", "PARUTION-DEMO-STORE-KEY"],
  ["CASH_PARTNER_KEY", "PARUTION-DEMO-PARTNER-KEY"],
])("a server database does not take the published %s", (name, published) => {
  const refused = `required when DATABASE_URL is set, and missing: ${name}.`;
  expect(() => read({ ...SERVER, ...OWN, [name]: published })).toThrow(refused);
  expect(read({ [name]: published }).databaseUrl).toBeNull();
});

const DEMO = "PUBLIC_URL is not this machine's, and missing: CARD_STORE_KEY, CASH_PARTNER_KEY.";

test.each(["https://parution.example", "http://192.168.1.20:4800", "http://localhost.example"])(
  "at %s the published keys are refused, on the embedded database too",
  (PUBLIC_URL) => {
    expect(() => read({ PUBLIC_URL })).toThrow(DEMO);
    expect(read({ PUBLIC_URL, ...OWN }).publicUrl).toBe(PUBLIC_URL);
  },
);

test.each(["http://localhost:4800", "http://127.0.0.1:4800", "http://[::1]:4800"])(
  "at %s no variable is required",
  (PUBLIC_URL) => expect(read({ PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL),
);

test.each([
  "SESSION_SECRET",
  "CERTIFICATE_KEY",
  "FACTOR_KEY",
  "CARD_STORE_KEY",
  "CASH_PARTNER_KEY",
])("%s is read from a file, and an empty file is named", (name) => {
  const file = join(folder, "secret");
  const value = /^(CERTIFICATE|FACTOR)_KEY$/.test(name) ? "A".repeat(43) : SECRET;
  writeFileSync(file, `${value}\n`);
  expect(JSON.stringify(read({ [`${name}_FILE`]: file }))).toContain(value);
  expect(() => read({ [name]: "" })).toThrow(`Configuration: ${name}: is empty.`);
  expect(() => read({ [name]: value, [`${name}_FILE`]: file })).toThrow(`${name}: is given, and`);
  writeFileSync(file, "\n");
  expect(() => read({ [`${name}_FILE`]: file })).toThrow(`${name}_FILE: names an empty file.`);
  expect(() => read({ [`${name}_FILE`]: join(folder, "none") })).toThrow("cannot be read.");
});

test("the data folder is accessible to its owner alone, even one that was open to others", () => {
  mkdirSync(join(folder, "data"), { mode: 0o755 });
  read();
  expect(statSync(join(folder, "data")).mode & 0o777).toBe(0o700);
});

test("the clock may start at an instant", () => {
  const { startsAt } = read({ PARUTION_NOW: "2026-06-01T10:00:00+01:00" });
  expect(startsAt).toBe(Date.UTC(2026, 5, 1, 9));
});

test.each([
  ["PORT", "http"],
  ["PORT", "70000"],
  ["DATABASE_URL", "mysql://localhost/parution"],
  ["STORAGE_URL", "/var/files"],
  ["PUBLIC_URL", "parution.example"],
  ["BIND_ADDRESS", "localhost"],
  ["SESSION_SECRET", "short"],
  ["CARD_STORE_KEY", "short"],
  ["CASH_PARTNER_KEY", "short"],
  ["CERTIFICATE_KEY", "short"],
  ["FACTOR_KEY", "short"],
  ["CERTIFICATE_PAST_KEYS", `${"A".repeat(43)},short`],
  ["PARUTION_NOW", "yesterday"],
  ["PUBLISHER_ZONE", "Africa/Nowhere"],
  ["DEMO_DATA", "yes"],
])("%s=%s is refused by name", (name, value) => {
  expect(() => read({ [name]: value })).toThrow(`Configuration: ${name}: `);
});

test("past keys of certificates are a list", () => {
  const [first, second] = ["A".repeat(43), "B".repeat(43)];
  expect(read().pastCertificateKeys).toEqual([]);
  expect(read({ CERTIFICATE_PAST_KEYS: `${first}, ${second}` })).toMatchObject({
    pastCertificateKeys: [first, second],
  });
});

test("an authority of timestamps is refused without the certificates that it must come from", () => {
  expect(read().timestamps).toBeNull();
  const url = { TIMESTAMP_URL: "http://authority.test/" };
  expect(() => read(url)).toThrow("TIMESTAMP_CA_FILE must name the certificates");
  const file = { ...url, TIMESTAMP_CA_FILE: "package.json" };
  expect(() => read(file)).toThrow("TIMESTAMP_CA_FILE package.json has no PEM certificate");
});

describe("the certificate that signs PDF files", () => {
  const from = (pem: string, more: NodeJS.ProcessEnv = {}) => read({ PADES_PEM: pem, ...more });

  test("is read with its chain from a file, its key with the password of another", async () => {
    expect(read().pdfSigner).toBeNull();
    const { pem, root } = await createTestSigner({ password: "a password" });
    const file = join(folder, "signer.pem");
    writeFileSync(file, pem);
    writeFileSync(join(folder, "password"), "a password\n");
    const files = { PADES_PEM_FILE: file, PADES_PASSWORD_FILE: join(folder, "password") };
    const { certificate, chain } = read(files).pdfSigner ?? {};
    expect(certificate?.subject).toBe(`CN=${SIGNER_NAME}`);
    expect(chain?.map((one) => one.toString())).toEqual([root]);
    expect(() => read({ ...files, PADES_PEM_FILE: join(folder, "none") })).toThrow(
      `PADES_PEM_FILE: ${join(folder, "none")} cannot be read.`,
    );
  });

  test("is refused with the wrong password, and without one", async () => {
    const { pem } = await createTestSigner({ password: "a password" });
    expect(() => from(pem, { PADES_PASSWORD: "another" })).toThrow(
      "Configuration: PADES_PEM: its key cannot be read with PADES_PASSWORD.",
    );
    expect(() => from(pem)).toThrow("its key cannot be read without a PADES_PASSWORD.");
  });

  test("is refused where it is empty, and where its password is given alone", () => {
    expect(() => from("")).toThrow("Configuration: PADES_PEM: is empty.");
    expect(() => read({ PADES_PASSWORD: "a password" })).toThrow(
      "Configuration: PADES_PASSWORD: is given without PADES_PEM.",
    );
  });

  test.each([
    ["it has no private key.", (pem: string) => pem.replaceAll("PRIVATE KEY", "SECRET")],
    ["it has no certificate of its key.", (pem: string) => pem.replaceAll("CERTIFICATE", "LETTER")],
    [
      "one of its certificates cannot be read.",
      (pem: string) => pem.replace(/(BEGIN CERTIFICATE-----\n.{8})..../, "$1AAAA"),
    ],
  ])("is refused where %s", async (sentence, changed) => {
    const { pem } = await createTestSigner();
    expect(() => from(changed(pem))).toThrow(`Configuration: PADES_PEM: ${sentence}`);
  });

  test("is refused where its key is another's", async () => {
    const [one, other] = [await createTestSigner(), await createTestSigner()];
    const key = /-----BEGIN PRIVATE KEY-----[^-]+-----END PRIVATE KEY-----/;
    const mixed = one.pem.replace(key, key.exec(other.pem)?.[0] ?? "");
    expect(() => from(mixed)).toThrow("it has no certificate of its key.");
  });

  test.each([
    ["its certificate expired on 2021-05-04.", { to: new Date("2021-05-04T12:00:00Z") }],
    ["its certificate is valid from 2048-05-04 only.", { from: new Date("2048-05-04T12:00:00Z") }],
    ["its certificate is not one for signatures.", { usage: 0b0010_0000 }],
    ["its key must be RSA of 2048 to 8192 bits, or EC on a NIST curve.", { kind: "Ed25519" }],
    ["its key must be RSA of 2048 to 8192 bits, or EC on a NIST curve.", { kind: "short RSA" }],
  ] as const)("is refused, as %s", async (sentence, changes) => {
    const { pem } = await createTestSigner(changes);
    expect(() => from(pem)).toThrow(`Configuration: PADES_PEM: ${sentence}`);
  });

  test("is refused where its signatures would be larger than their room", () => {
    expect(() => from(forgedRsaKey(8208))).toThrow("its key must be RSA of 2048 to 8192 bits");
    expect(() => from(forgedRsaKey(8192))).toThrow("it has no certificate of its key");
  });
});

test("the key of certificates is made once, or derived alike by all programs of a server's database", () => {
  const { certificateKey, sessionSecret } = read();
  expect(Buffer.from(certificateKey, "base64url")).toHaveLength(32);
  expect(certificateKey).not.toBe(sessionSecret);
  expect(read().certificateKey).toBe(certificateKey);
  const shared = () => read({ ...SERVER, ...OWN }).certificateKey;
  expect(shared()).toBe(shared());
  expect(shared()).not.toBe(
    read({ ...SERVER, ...OWN, SESSION_SECRET: `${SECRET}0` }).certificateKey,
  );
});

test("the key of factors is derived from the session secret, unless one is given", () => {
  const { factorKey, sessionSecret, certificateKey } = read({ ...SERVER, ...OWN });
  expect(Buffer.from(factorKey, "base64url")).toHaveLength(32);
  expect([sessionSecret, certificateKey]).not.toContain(factorKey);
  expect(read({ ...SERVER, ...OWN }).factorKey).toBe(factorKey);
  expect(read({ FACTOR_KEY: "A".repeat(43) }).factorKey).toBe("A".repeat(43));
});
