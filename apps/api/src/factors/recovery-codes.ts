import { createHash, randomInt } from "node:crypto";
import { RECOVERY_CODE_LENGTH } from "@parution/contract/factors";
import type { Queries } from "../platform/database/transaction.ts";
import { countRecoveryCodes, replaceRecoveryCodes, spendRecoveryCode } from "./queries.ts";

/** Codes of a set. */
const COUNT = 10;
/** Letters and digits that are not easily confused: five bits each. */
const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";
const GROUP = /.{4}(?=.)/g;

/** Gives a user a new set of recovery codes, as they are shown, once; the former set counts no longer. */
export async function newRecoveryCodes(
  db: Queries,
  userId: number,
  now: number,
): Promise<readonly string[]> {
  const codes = Array.from({ length: COUNT }, randomCode);
  await replaceRecoveryCodes(db, userId, codes.map(hashOf), new Date(now));
  return codes.map((code) => code.replace(GROUP, "$&-"));
}

/** A set for a user's first factor; none where they have codes. */
export async function firstRecoveryCodes(
  db: Queries,
  userId: number,
  now: number,
): Promise<readonly string[]> {
  return (await countRecoveryCodes(db, userId)) > 0 ? [] : newRecoveryCodes(db, userId, now);
}

/** Spends a recovery code; false when it is none of the user's, or was used before. */
export const useRecoveryCode = (
  db: Queries,
  userId: number,
  code: string,
  now: number,
): Promise<boolean> => spendRecoveryCode(db, userId, hashOf(code), new Date(now));

const randomCode = (): string =>
  Array.from({ length: RECOVERY_CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

/** A code has 120 random bits: unlike a password it needs no slow hash (NIST SP 800-63B, 3.1.2.2). */
const hashOf = (code: string): string => createHash("sha256").update(code).digest("hex");
