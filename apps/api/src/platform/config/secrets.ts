import { hkdfSync, randomBytes } from "node:crypto";
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { hasCode, StartError } from "../errors.ts";

/** Public keys of the source code, for the sandboxes on one machine only. */
const SANDBOX = {
  CARD_STORE_KEY: "PARUTION-DEMO-STORE-KEY",
  CASH_PARTNER_KEY: "PARUTION-DEMO-PARTNER-KEY",
} as const;

/** Secrets that the environment gives. */
interface Given {
  readonly DATABASE_URL?: string | undefined;
  readonly SESSION_SECRET?: string | undefined;
  readonly CERTIFICATE_KEY?: string | undefined;
  readonly FACTOR_KEY?: string | undefined;
  readonly CARD_STORE_KEY?: string | undefined;
  readonly CASH_PARTNER_KEY?: string | undefined;
}

/** Kind of installation. */
interface Installation {
  readonly dataDir: string;
  /** True when visitors reach it from other machines. */
  readonly isPublic: boolean;
  /** Providers whose keys are set at the desk, since the environment gives none. */
  readonly atDesk: { readonly card: boolean; readonly cash: boolean };
}

interface Secrets {
  readonly sessionSecret: string;
  readonly certificateKey: string;
  readonly factorKey: string;
  /** Key of the card store; null: it is still to be set at the desk. */
  readonly cardStoreKey: string | null;
  readonly cashKey: string | null;
}

/**
 * Completes the secrets: those of the embedded set-up are made once in the data folder, or are the sandboxes'.
 * @throws StartError naming those that a server's or a public installation has not been given, or only by their published
 * default.
 */
export function readSecrets(given: Given, { dataDir, isPublic, atDesk }: Installation): Secrets {
  const isServer = isPublic || given.DATABASE_URL !== undefined;
  const keyOf = (name: keyof typeof SANDBOX, waits: boolean) =>
    given[name] ?? (isServer && waits ? null : SANDBOX[name]);
  const keys = {
    cardStoreKey: keyOf("CARD_STORE_KEY", atDesk.card),
    cashKey: keyOf("CASH_PARTNER_KEY", atDesk.cash),
  };
  const isPublished = {
    CARD_STORE_KEY: keys.cardStoreKey === SANDBOX.CARD_STORE_KEY,
    CASH_PARTNER_KEY: keys.cashKey === SANDBOX.CASH_PARTNER_KEY,
  };
  const missing = Object.entries(isPublished).flatMap(([name, is]) => (is ? [name] : []));
  if (given.DATABASE_URL === undefined) {
    if (isPublic && missing.length > 0) throw required(missing, "PUBLIC_URL is not this machine's");
    const sessionSecret = given.SESSION_SECRET ?? embeddedSecret(dataDir, "session-secret");
    return {
      ...keys,
      sessionSecret,
      factorKey: given.FACTOR_KEY ?? derivedKey(sessionSecret, FACTORS),
      certificateKey: given.CERTIFICATE_KEY ?? embeddedSecret(dataDir, "certificate-key"),
    };
  }
  const { SESSION_SECRET: sessionSecret } = given;
  if (sessionSecret === undefined) throw required(["SESSION_SECRET", ...missing], SERVER);
  if (missing.length > 0) throw required(missing, SERVER);
  return {
    ...keys,
    sessionSecret,
    certificateKey: given.CERTIFICATE_KEY ?? derivedKey(sessionSecret, CERTIFICATES),
    factorKey: given.FACTOR_KEY ?? derivedKey(sessionSecret, FACTORS),
  };
}

const CERTIFICATES = "parution certificates";
const FACTORS = "parution factors";

/** Key derived from the session secret, so that all processes of a server database have the same one. */
function derivedKey(sessionSecret: string, purpose: string): string {
  const bytes = hkdfSync("sha256", sessionSecret, "", purpose, 32);
  return Buffer.from(bytes).toString("base64url");
}

const SERVER = "DATABASE_URL is set";

function required(names: readonly string[], reason: string): StartError {
  return new StartError(
    `Configuration: own values are required when ${reason}, and missing: ${names.join(", ")}.`,
  );
}

/** Variables that hold a secret: each may name a file instead, with `_FILE` behind its name. */
const SECRETS = [
  "SESSION_SECRET",
  "CERTIFICATE_KEY",
  "FACTOR_KEY",
  "CARD_STORE_KEY",
  "CASH_PARTNER_KEY",
  "DATABASE_URL",
  "STORAGE_URL",
  "SMTP_URL",
  "PADES_PEM",
  "PADES_PASSWORD",
] as const;

/** Optional keys: an empty variable of one is an error, since the secret that should fill it is missing. */
const KEYS: ReadonlySet<string> = new Set<(typeof SECRETS)[number]>([
  "SESSION_SECRET",
  "CERTIFICATE_KEY",
  "FACTOR_KEY",
  "CARD_STORE_KEY",
  "CASH_PARTNER_KEY",
  "PADES_PEM",
]);

/**
 * The environment with secrets read from the files that it names.
 * @throws StartError naming a variable whose file cannot be read, or that is given twice or empty.
 */
export function withSecretFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read = { ...env };
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`];
    if (file) {
      if (env[name]) throw wrong(name, `is given, and so is ${name}_FILE`);
      read[name] = contentOf(file, `${name}_FILE`);
      if (read[name] === "") throw wrong(`${name}_FILE`, "names an empty file");
    } else if (KEYS.has(name) && env[name]?.trim() === "") throw wrong(name, "is empty");
  }
  return read;
}

function contentOf(file: string, name: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (cause) {
    throw new StartError(`Configuration: ${name}: ${file} cannot be read.`, { cause });
  }
}

const wrong = (name: string, why: string) => new StartError(`Configuration: ${name}: ${why}.`);

/** Mode of a folder that holds secrets and users' files. */
const OWNER_ONLY = 0o700;

/** Creates a folder where there is none, and restricts it to its owner. */
export function createFolder(path: string): string {
  const folder = resolve(path);
  try {
    mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
    // An existing folder may be accessible to others.
    chmodSync(folder, OWNER_ONLY);
  } catch (cause) {
    throw new StartError(`The data folder ${folder} cannot be created.`, { cause });
  }
  return folder;
}

/**
 * A secret of a stand-alone installation: 32 bytes in base64url, generated once, kept beside the database.
 * Written aside and linked into place, so that a crash never leaves half a secret.
 */
function embeddedSecret(dataDir: string, name: string): string {
  const path = join(dataDir, name);
  const known = read(path);
  if (known !== null) return known;
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(path, "utf8");
}

function read(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}
