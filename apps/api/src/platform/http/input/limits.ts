import type { AnyCall } from "@parution/contract/call";
import { LARGEST_FILE } from "@parution/contract/limits";

const KIB = 1024;
const MIB = 1024 * KIB;

/** The largest file, and all files of one request; bytes. */
export const FILE_LIMIT = LARGEST_FILE;
export const FILES_LIMIT = 40 * MIB;

/** Limits of a request's body, in bytes. */
export interface BodyLimits {
  /** Largest size of the body without its files, in bytes. */
  readonly text: number;
  readonly files: { readonly most: number; readonly largest: number };
}

const NO_FILES: BodyLimits["files"] = { most: 0, largest: 0 };

/** The longest body of a call without files: an error report of 50 000 characters in Arabic, written as a form. */
const TEXT_LIMIT = 512 * KIB;

/** Limits of a call's body. */
export const limitsOf = ({ files = NO_FILES }: Pick<AnyCall, "files">): BodyLimits => ({
  text: TEXT_LIMIT,
  files,
});

/** The body of a partner's message, a form without files; bytes. */
export const messageOf = (text: number): BodyLimits => ({ text, files: NO_FILES });

/** Bytes of texts, and of files, that all requests under way may hold at once in one process. */
export const HELD_AT_ONCE = { text: 48 * MIB, files: 512 * MIB } as const;

/** Least pace of a body: bytes in each interval of milliseconds, and milliseconds in all. */
export interface Pace {
  readonly every: number;
  readonly least: number;
  readonly whole: number;
}
const SECOND = 1000;
/** A form on the slowest telephone line, and 40 MiB on a slow one. */
export const TEXT_PACE: Pace = { every: 5 * SECOND, least: KIB, whole: 30 * SECOND };
export const FILES_PACE: Pace = { every: 5 * SECOND, least: 16 * KIB, whole: 600 * SECOND };

/** Milliseconds for the headers of a request, and for all of it, its body included. */
export const HEADERS_WITHIN = 10 * SECOND;
export const REQUEST_WITHIN = FILES_PACE.whole + 30 * SECOND;

/** Fields of a form or query: name and value pairs. */
export const MOST_PAIRS = 1000;
/** Different names among them. */
export const MOST_NAMES = 200;
/** Values of a body in JSON, lists and objects counted, and how deep they may stand in each other. */
export const MOST_VALUES = 5000;
export const DEEPEST = 20;
/** Code points of one text. */
export const LONGEST_TEXT = 100_000;
/** Letters of a field's name, and of a file's. */
export const LONGEST_NAME = 200;
/** Most letters of a form's boundary (RFC 2046, 5.1.1): it is searched for at every byte. */
export const LONGEST_BOUNDARY = 70;
