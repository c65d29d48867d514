import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);

/** Cost of one Argon2id hash: 46 MiB, one pass, one lane (OWASP's first choice). */
const COST = { memory: 47_104, passes: 1, parallelism: 1 } as const;
const TAG_LENGTH = 32;

interface Hash {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly nonce: Buffer;
  readonly tag: Buffer;
}

/** Hashes a password for storage, as a PHC string that carries its own parameters. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const message = normalise(password);
  const tag = await derive("argon2id", { ...COST, message, nonce, tagLength: TAG_LENGTH });
  return format({ ...COST, nonce, tag });
}

/**
 * Whether a password is the one that was hashed. Null (no such user) takes the same work as a wrong password, so that
 * the time of the answer tells nothing.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const { tag, ...parameters } = parse(stored ?? (await unknownUser()));
  const message = normalise(password);
  const found = await derive("argon2id", { ...parameters, message, tagLength: tag.length });
  return timingSafeEqual(found, tag) && stored !== null;
}

/** The same text typed on another keyboard may be composed otherwise. */
function normalise(password: string): Buffer {
  return Buffer.from(password.normalize("NFC"), "utf8");
}

let decoy: Promise<string> | undefined;
function unknownUser(): Promise<string> {
  decoy ??= hashPassword(randomBytes(16).toString("hex"));
  return decoy;
}

function format({ memory, passes, parallelism, nonce, tag }: Hash): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function parse(text: string): Hash {
  const [, memory, passes, parallelism, nonce, tag] = PHC.exec(text) ?? [];
  if (nonce === undefined || tag === undefined) throw new Error("A stored password is damaged.");
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}

/** PHC strings use base64 without padding. */
function encode(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
