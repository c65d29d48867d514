import { hkdfSync } from "node:crypto";
import { StartError } from "../start-error.ts";
import { embeddedSecret } from "./embedded-secret.ts";

/** Keys that everybody can read here: good for the sandboxes of one machine, and for nothing else. */
const SANDBOX = {
  CARD_STORE_KEY: "PARUTION-DEMO-STORE-KEY",
  CASH_PARTNER_KEY: "PARUTION-DEMO-PARTNER-KEY",
} as const;

/** The secrets of the environment, as far as it says them. */
interface Given {
  readonly DATABASE_URL?: string | undefined;
  readonly SESSION_SECRET?: string | undefined;
  readonly CERTIFICATE_KEY?: string | undefined;
  readonly CARD_STORE_KEY?: string | undefined;
  readonly CASH_PARTNER_KEY?: string | undefined;
}

/** Whose the installation is. */
interface Installation {
  readonly dataDir: string;
  /** Whether visitors reach it from other machines. */
  readonly isPublic: boolean;
}

interface Secrets {
  readonly sessionSecret: string;
  readonly certificateKey: string;
  readonly cardStoreKey: string;
  readonly cashKey: string;
}

/**
 * Completes the secrets: those of the embedded set-up are made once in the data folder, or are the sandboxes'.
 * @throws StartError naming those that a server's or a public installation has not been given, or only by their published
 * default.
 */
export function readSecrets(given: Given, { dataDir, isPublic }: Installation): Secrets {
  const { CARD_STORE_KEY = SANDBOX.CARD_STORE_KEY, CASH_PARTNER_KEY = SANDBOX.CASH_PARTNER_KEY } =
    given;
  const keys = { cardStoreKey: CARD_STORE_KEY, cashKey: CASH_PARTNER_KEY };
  const isPublished = {
    CARD_STORE_KEY: CARD_STORE_KEY === SANDBOX.CARD_STORE_KEY,
    CASH_PARTNER_KEY: CASH_PARTNER_KEY === SANDBOX.CASH_PARTNER_KEY,
  };
  const missing = Object.entries(isPublished).flatMap(([name, is]) => (is ? [name] : []));
  if (given.DATABASE_URL === undefined) {
    if (isPublic && missing.length > 0) throw required(missing, "PUBLIC_URL is not this machine's");
    return {
      ...keys,
      sessionSecret: given.SESSION_SECRET ?? embeddedSecret(dataDir, "session-secret"),
      certificateKey: given.CERTIFICATE_KEY ?? embeddedSecret(dataDir, "certificate-key"),
    };
  }
  const { SESSION_SECRET: sessionSecret } = given;
  if (sessionSecret === undefined) throw required(["SESSION_SECRET", ...missing], SERVER);
  if (missing.length > 0) throw required(missing, SERVER);
  return {
    ...keys,
    sessionSecret,
    certificateKey: given.CERTIFICATE_KEY ?? derivedKey(sessionSecret),
  };
}

/** Several processes share one server database: where no key is given they find the same one. */
function derivedKey(sessionSecret: string): string {
  const bytes = hkdfSync("sha256", sessionSecret, "", "parution certificates", 32);
  return Buffer.from(bytes).toString("base64url");
}

const SERVER = "DATABASE_URL is set";

function required(names: readonly string[], reason: string): StartError {
  return new StartError(
    `Configuration: own values are required when ${reason}, and missing: ${names.join(", ")}.`,
  );
}
