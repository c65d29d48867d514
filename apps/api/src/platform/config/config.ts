import { randomBytes } from "node:crypto";
import { EMAIL } from "@parution/rules/fields";
import { FILM_LIMITS } from "@parution/rules/films";
import { SHORTEST_KEY } from "@parution/rules/payment";
import { z } from "zod";
import { StartError } from "../errors.ts";
import { type PdfSigner, readPdfSigner } from "./pdf-signer.ts";
import { type Publisher, readPublisher } from "./publisher.ts";
import { createFolder, readSecrets, withSecretFiles } from "./secrets.ts";
import { readTimestamps, type Timestamps } from "./timestamps.ts";

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

/** True for a host name or address of this machine alone. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK.test(host);

/** True when a URL can be opened on this machine alone. */
export const isLoopback = (url: string): boolean => isLoopbackHost(new URL(url).hostname);

/** Bytes. */
export const MEGABYTE = 1024 * 1024;

const port = z.coerce.number().int().min(0).max(65_535);
const positive = z.coerce.number().int().min(1);
const key = z.string().min(SHORTEST_KEY, `must have at least ${SHORTEST_KEY} characters`);
const bytes = z.string().regex(/^[\w-]{43}=?$/, "must be 32 bytes in base64url");
const flag = z.enum(["0", "1"]).transform((value) => value === "1");
const zone = z.string().refine(isZone, "is not a known time zone");
const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const publicKeys = z
  .string()
  .transform((text) => text.split(",").map((key) => key.trim()))
  .refine(
    (keys) => keys.every((key) => /^[\w-]{43}$/.test(key)),
    "must be 32 bytes each in base64url, with commas",
  );

/** Schema of the environment; every variable is optional, an empty one counts as absent. */
const Environment = z.object({
  PORT: port.default(4800),
  BIND_ADDRESS: z.union([z.ipv4(), z.ipv6()], "is not an address of this machine").optional(),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  STORAGE_URL: z.url({ protocol: /^s3$/ }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  ACCOUNT_SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  CARD_CLIENT_ID: z.string().default("600000001"),
  CARD_STORE_KEY: key.optional(),
  CARD_SANDBOX_PORT: port.default(4801),
  CARD_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  CASH_PARTNER_KEY: key.optional(),
  CASH_SANDBOX_PORT: port.default(4802),
  CASH_PARTNER_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email({ pattern: EMAIL }).default("ne-pas-repondre@parution.test"),
  CONTACT_EMAIL: z.email({ pattern: EMAIL }).default("contact@parution.test"),
  REPORT_EMAIL: z.email({ pattern: EMAIL }).default("exploitation@parution.test"),
  SESSION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  CERTIFICATE_KEY: bytes.optional(),
  FACTOR_KEY: bytes.optional(),
  CERTIFICATE_PAST_KEYS: publicKeys.default([]),
  TIMESTAMP_URL: z.url({ protocol: /^https?$/ }).optional(),
  TIMESTAMP_CA_FILE: z.string().optional(),
  PADES_PEM: z.string().optional(),
  PADES_PASSWORD: z.string().optional(),
  APP_TOKEN: z.string().min(1).default("parution-demo"),
  PARUTION_NOW: instant.optional(),
  PUBLISHER_FILE: z.string().optional(),
  PUBLISHER_ZONE: zone.default("Africa/Lagos"),
  DEMO_DATA: flag.optional(),
  AD_VALIDATION: z.enum(["at-once", "operator"]).optional(),
  STAFF_SECOND_FACTOR: z.enum(["on", "off"]).default("on"),
  BEHIND_PROXY: flag.optional(),
  RATE_LIMITS: flag.optional(),
  FILM_MEGABYTES: positive.max(FILM_LIMITS.bytes / MEGABYTE).default(200),
  QUEUE_LIMIT: positive.default(48),
  QUEUE_TIMEOUT: positive.default(100),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
});

/** All settings of the api from the environment, checked and completed. */
export interface Config {
  /** TCP port; 0 lets the system choose. */
  readonly port: number;
  /** Address to listen at; null is every one that the machine has. */
  readonly bindAddress: string | null;
  /** Absolute folder of the embedded database, the local files and the generated secret. */
  readonly dataDir: string;
  /** PostgreSQL server; null selects the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** `s3://…` bucket; null keeps files in `dataDir`. */
  readonly storageUrl: string | null;
  /** Origin under which browsers reach the api, without a trailing slash. */
  readonly publicUrl: string;
  /** External site of registration and password recovery, without a trailing slash; null: the portal has them itself. */
  readonly accountSiteUrl: string | null;
  readonly card: {
    readonly clientId: string;
    readonly storeKey: string;
    readonly gatewayUrl: string;
  };
  /** The partner whose agencies take cash. */
  readonly cash: {
    /** The secret shared with the partner. */
    readonly key: string;
    /** Address of the partner's agencies for payers. */
    readonly partnerUrl: string;
  };
  readonly mail: {
    /** The server that takes mail; null writes it into `dataDir`. */
    readonly smtpUrl: string | null;
    readonly from: string;
    /** Recipient of visitors' messages. */
    readonly contactTo: string;
    /** Recipient of error reports. */
    readonly reportsTo: string;
  };
  readonly sessionSecret: string;
  /** The 32 bytes of the Ed25519 key that signs certificates, base64url. */
  readonly certificateKey: string;
  /** The 32 bytes of the AES-256 key that encrypts authenticator apps' keys, base64url. */
  readonly factorKey: string;
  /** Former public keys of certificates, base64url: their signatures stay valid. */
  readonly pastCertificateKeys: readonly string[];
  /** Authority of trusted timestamps; null: certificates have none. */
  readonly timestamps: Timestamps | null;
  /** Certificate that signs the PDF files of certificates; null: none does. */
  readonly pdfSigner: PdfSigner | null;
  readonly appToken: string;
  /** Epoch milliseconds at which the server's clock starts; null is the machine's time. */
  readonly startsAt: number | null;
  /** The seller that invoices must name; null: not configured. */
  readonly publisher: Publisher | null;
  /** Settings of the environment, which win over those made at the desk. */
  readonly fixed: Readonly<Record<StoredName, boolean>>;
  /** False while a provider's key is still to be set at the desk: its payments are not offered. */
  readonly ready: { readonly card: boolean; readonly cash: boolean };
  /** Zone in which publication days begin. */
  readonly publisherZone: string;
  /** True when a proxy stands in front, so that `X-Forwarded-For` holds the caller's address. */
  readonly behindProxy: boolean;
  /** True when requests are counted by user and address; measurements exceed every limit. */
  readonly limitsRates: boolean;
  /** Bytes of the largest film that the desk takes. */
  readonly filmBytes: number;
  /** Queue limit, and queue timeout in milliseconds, before calls are refused as overload. */
  readonly queue: {
    /** Waiting calls, without the running ones. */
    readonly limit: number;
    /** Milliseconds. */
    readonly timeout: number;
  };
  /** True when an empty database receives the demonstration data. */
  readonly demoData: boolean;
  /** True when a paid ad is validated at once, as in a demonstration, or waits for an operator. */
  readonly validatesAtOnce: boolean;
  /** True for a demonstration on this machine alone: it may have staff whose password is published. */
  readonly hasDemoStaff: boolean;
  /** True when staff need a second factor; only a demonstration on this machine may do without. */
  readonly requiresSecondFactor: boolean;
  readonly logLevel: "trace" | "debug" | "info" | "warn" | "error" | "silent";
}

/**
 * Reads the configuration, creating the data folder on the way.
 * @throws StartError naming every variable that is wrong, or missing where it may not be the default.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = withoutBlanks(withSecretFiles(env));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) throw new StartError(`Configuration: ${describe(parsed.error)}.`);
  const value = parsed.data;
  const dataDir = createFolder(value.DATA_DIR);
  const publicUrl = (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, "");
  const isPublic = !isLoopback(publicUrl);
  const demonstration = readDemonstration(value, isPublic);
  const fixed = fixedIn(given, demonstration.demoData);
  const atDesk = { card: !fixed.card, cash: !fixed.cash };
  const secrets = readSecrets(value, { dataDir, isPublic, atDesk });
  return {
    port: value.PORT,
    bindAddress: value.BIND_ADDRESS ?? null,
    dataDir,
    databaseUrl: value.DATABASE_URL ?? null,
    storageUrl: value.STORAGE_URL ?? null,
    publicUrl,
    accountSiteUrl: value.ACCOUNT_SITE_URL?.replace(/\/+$/, "") ?? null,
    card: {
      clientId: value.CARD_CLIENT_ID,
      storeKey: secrets.cardStoreKey ?? unguessable(),
      gatewayUrl:
        value.CARD_GATEWAY_URL ?? `http://localhost:${value.CARD_SANDBOX_PORT}/fim/est3Dgate`,
    },
    cash: {
      key: secrets.cashKey ?? unguessable(),
      partnerUrl: value.CASH_PARTNER_URL ?? `http://localhost:${value.CASH_SANDBOX_PORT}/`,
    },
    mail: {
      smtpUrl: value.SMTP_URL ?? null,
      from: value.MAIL_FROM,
      contactTo: value.CONTACT_EMAIL,
      reportsTo: value.REPORT_EMAIL,
    },
    sessionSecret: secrets.sessionSecret,
    certificateKey: secrets.certificateKey,
    factorKey: secrets.factorKey,
    pastCertificateKeys: value.CERTIFICATE_PAST_KEYS,
    timestamps: readTimestamps(value.TIMESTAMP_URL, value.TIMESTAMP_CA_FILE),
    pdfSigner: readPdfSigner(value, value.PARUTION_NOW ?? Date.now()),
    appToken: value.APP_TOKEN,
    startsAt: value.PARUTION_NOW ?? null,
    publisher: readPublisher(value.PUBLISHER_FILE, demonstration.demoData),
    fixed,
    ready: { card: secrets.cardStoreKey !== null, cash: secrets.cashKey !== null },
    publisherZone: value.PUBLISHER_ZONE,
    ...demonstration,
    behindProxy: value.BEHIND_PROXY ?? false,
    limitsRates: value.RATE_LIMITS ?? true,
    filmBytes: value.FILM_MEGABYTES * MEGABYTE,
    queue: { limit: value.QUEUE_LIMIT, timeout: value.QUEUE_TIMEOUT },
    logLevel: value.LOG_LEVEL,
  };
}

/** Random key in place of one that is still to be set: no message is signed with it. */
const unguessable = (): string => randomBytes(32).toString("base64url");

type Demonstration = Pick<
  Config,
  "demoData" | "hasDemoStaff" | "requiresSecondFactor" | "validatesAtOnce"
>;

/** Settings that depend on the demonstration. */
function readDemonstration(value: z.infer<typeof Environment>, isPublic: boolean): Demonstration {
  const demoData = value.DEMO_DATA ?? value.DATABASE_URL === undefined;
  const hasDemoStaff = demoData && !isPublic;
  const requiresSecondFactor = value.STAFF_SECOND_FACTOR === "on";
  if (!requiresSecondFactor && !hasDemoStaff) throw new StartError(SECOND_FACTOR);
  const validation = value.AD_VALIDATION ?? (demoData ? "at-once" : "operator");
  return {
    demoData,
    hasDemoStaff,
    requiresSecondFactor,
    validatesAtOnce: validation === "at-once",
  };
}

/** Settings that may be made at the desk, and the variables that set them instead. */
const VARIABLES = {
  publisher: ["PUBLISHER_FILE"],
  card: ["CARD_CLIENT_ID", "CARD_STORE_KEY", "CARD_GATEWAY_URL"],
  cash: ["CASH_PARTNER_KEY", "CASH_PARTNER_URL"],
  mail: ["SMTP_URL", "MAIL_FROM", "CONTACT_EMAIL", "REPORT_EMAIL"],
} as const;
type StoredName = keyof typeof VARIABLES;

/** Names of the settings that the desk cannot change; in a demonstration, all of them. */
function fixedIn(given: NodeJS.ProcessEnv, isDemo: boolean): Config["fixed"] {
  const isFixed = (name: StoredName) =>
    isDemo || VARIABLES[name].some((variable) => given[variable] !== undefined);
  return {
    publisher: isFixed("publisher"),
    card: isFixed("card"),
    cash: isFixed("cash"),
    mail: isFixed("mail"),
  };
}

const SECOND_FACTOR =
  "Configuration: STAFF_SECOND_FACTOR may be off with demonstration data and a PUBLIC_URL of this machine only.";

function withoutBlanks(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
}

function describe(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; ");
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
