import { readFileSync } from "node:fs";
import { StartError } from "../start-error.ts";

/** Variables that hold a secret: each may name a file instead, with `_FILE` behind its name. */
const SECRETS = [
  "SESSION_SECRET",
  "CERTIFICATE_KEY",
  "CARD_STORE_KEY",
  "CASH_PARTNER_KEY",
  "DATABASE_URL",
  "STORAGE_URL",
  "SMTP_URL",
] as const;

/** Keys of one's own: where one of them is set and empty, something that should fill it has failed. */
const KEYS: ReadonlySet<string> = new Set(SECRETS.slice(0, 4));

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
