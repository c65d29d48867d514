import { DatabaseError } from "pg";
import { hasCode } from "../errors.ts";
import { ProblemError } from "./problems.ts";

/** Seconds until a repetition may succeed: during a restart, and while the disk is full. */
const SOON = 1;
const LATER = 60;

/** PostgreSQL's codes of shutdown, start and full connections; class 08 is about connections. */
const AWAY = /^(08|57P0[1-5]|53300)/;
const NO_ROOM = "53100";

/** Messages of node-postgres without a code. */
const LOST =
  /^Connection terminated|is not queryable$|timeout exceeded when trying|^Query read timeout/;
const LOST_CODES = [
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENOTFOUND",
];
const FULL_CODES = ["ENOSPC", "EDQUOT"];

/** The database cannot be reached at the moment: only a repetition shows if the work was done. */
function unavailable(): ProblemError {
  return refusal("UNAVAILABLE", SOON, {
    fr: "Le service est momentanément indisponible. Réessayez dans un instant.",
    ar: "الخدمة غير متاحة مؤقتا. أعيدوا المحاولة بعد لحظات.",
  });
}

/** Refusal of a write for want of disk space; nothing was written. */
export function storageFull(): ProblemError {
  return refusal("STORAGE_FULL", LATER, {
    fr: "Rien ne peut être enregistré pour le moment ; la consultation reste possible. Réessayez plus tard.",
    ar: "لا يمكن تسجيل أي شيء في الوقت الحالي، وتبقى المطالعة ممكنة. أعيدوا المحاولة لاحقا.",
  });
}

/** The answer to a temporary error; null for a fault of the program. */
export function outageOf(error: unknown): ProblemError | null {
  if (isFull(error)) return storageFull();
  return isLost(error) ? unavailable() : null;
}

function isFull(error: unknown): boolean {
  return codeOf(error) === NO_ROOM || FULL_CODES.some((code) => hasCode(error, code));
}

function isLost(error: unknown): boolean {
  if (error instanceof DatabaseError) return AWAY.test(codeOf(error));
  if (LOST_CODES.some((code) => hasCode(error, code))) return true;
  return error instanceof Error && LOST.test(error.message);
}

const codeOf = (error: unknown): string =>
  error instanceof DatabaseError ? (error.code ?? "") : "";

function refusal(code: string, seconds: number, messages: ProblemError["messages"]): ProblemError {
  const headers = { "Retry-After": String(seconds) };
  return new ProblemError(503, code, messages, undefined, { headers });
}
