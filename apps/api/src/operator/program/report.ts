import { readFile, stat } from "node:fs/promises";
import { type IsoDate, isIsoDate } from "@parution/rules/dates";
import { type Centimes, parseAmount } from "@parution/rules/money";
import { InvalidArgumentError } from "commander";
import * as z from "zod";
import { hasCode } from "../../platform/errors.ts";
import type { Facts, TrailHead, Verification } from "../../trail/index.ts";
import type { Action, Operation } from "../actions/action.ts";
import type { Outcome } from "../actions/perform.ts";

/** Report for an operator; the program fails when it reports a failure. */
export interface Report {
  readonly succeeded: boolean;
  readonly text: string;
}

/** Runs a command's work on the database, and prints its reports as they come. */
export type Run = (work: (operation: Operation) => AsyncIterable<Report>) => Promise<void>;

/** Prints reports as they come. */
export type Print = (reports: AsyncIterable<Report>) => Promise<void>;

/** Options that every command takes. */
export interface CommonOptions {
  readonly by: string;
  readonly dryRun: boolean;
}

/** Surroundings of the program: a terminal's process, or the api on behalf of one. */
export interface Surroundings {
  /** Default operator of a command. */
  readonly operator: string;
  /** Base of relative paths. */
  readonly folder: string;
  /** Called once a command is understood; not for its help. */
  readonly open: () => Promise<Operation>;
  /** Variant of `open` for a database that a backup is restored into, which may be empty. */
  readonly openUnused: () => Promise<Operation>;
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
}

export function reportOutcome({ command, subject }: Action, outcome: Outcome): Report {
  if (!outcome.done) return { succeeded: false, text: `${command} ${subject}: ${outcome.refusal}` };
  const { change, entry } = outcome;
  const end = entry === null ? "dry run: nothing was changed" : `trail ${describeHead(entry)}`;
  const lines = [`${command} ${subject}`, ...describeChange(change.before, change.after), end];
  return { succeeded: true, text: lines.join("\n  ") };
}

export const describeHead = ({ number, hash }: TrailHead): string => `${number}:${hash}`;

/** Values that an action did not change are left out. */
export function describeChange(before: Facts, after: Facts): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const [was, is] = [before[name], after[name]].map(describeFact);
    return was === is ? [] : [`${name}: ${was} → ${is}`];
  });
}

const describeFact = (fact: Facts[string] | undefined): string =>
  fact === undefined || fact === null
    ? "—"
    : Array.isArray(fact)
      ? fact.join(", ") || "none"
      : String(fact);

const faults = {
  missing: "is missing",
  unchained: "does not follow the one before it",
  changed: "is not as it was written",
} as const;

export function reportVerification(verification: Verification): Report {
  if (verification.whole) {
    const { head } = verification;
    return {
      succeeded: true,
      text: `The trail is whole: ${head.number} entries, head ${describeHead(head)}`,
    };
  }
  const text = `The trail is broken: entry ${verification.at} ${faults[verification.fault]}.`;
  return { succeeded: false, text };
}

/** A sum in dirhams, above 0. */
export function readAmount(text: string): Centimes {
  const amount = parseAmount(text);
  if (amount === null || amount <= 0) throw new InvalidArgumentError("Write dirhams, as 1250.00.");
  return amount;
}

export function readDay(text: string): IsoDate {
  if (!isIsoDate(text)) throw new InvalidArgumentError("Write a day, as 2026-11-23.");
  return text;
}

/** The first day of a month. */
export function readMonth(text: string): IsoDate {
  const first = `${text}-01`;
  if (!isIsoDate(first)) throw new InvalidArgumentError("Write a month, as 2026-11.");
  return first;
}

export function readCount(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError("Write a number, from 1.");
  return Number(text);
}

export function readPercent(text: string): number {
  const percent = readCount(text);
  if (percent > 100) throw new InvalidArgumentError("Write a number from 1 to 100.");
  return percent;
}

export function readCode(text: string): string {
  if (/^[A-Z0-9-]{3,32}$/i.test(text)) return text;
  throw new InvalidArgumentError("A code has 3 to 32 letters, digits and hyphens.");
}

/** One colour, as style sheets write it, and nothing beside it; null for none. */
export function readColour(text: string): string | null {
  if (text === "none") return null;
  if (/^#[0-9a-f]{6}$/i.test(text)) return text.toLowerCase();
  throw new InvalidArgumentError("Write a colour, as #7a1f2b, or none.");
}

/** Text that is not blank. */
export function readText(text: string): string {
  const trimmed = text.trim();
  if (trimmed === "") throw new InvalidArgumentError("Write something.");
  return trimmed;
}

/** A trail's head as commands print it: `12:9f86…`. */
export function readHeadSeen(text: string): TrailHead {
  const [, number, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (number === undefined || hash === undefined) {
    throw new InvalidArgumentError("Write a head as a command printed it, as 12:9f86….");
  }
  return { number: Number(number), hash };
}

/** Bytes; the file of 5 000 headings has a tenth of it. */
const LARGEST_FILE = 32 * 1024 * 1024;

type Read<Data> = { readonly data: Data; readonly fault?: undefined } | { readonly fault: string };

/** Every fault of a file in a line, with its place. */
function describeFaults(path: string, { issues }: z.ZodError): string {
  const lines = issues.map(
    (issue) => `${z.core.toDotPath(issue.path) || "the file"} ${issue.message}.`,
  );
  return [`Nothing was done, since ${path} has faults:`, ...new Set(lines)].join("\n  ");
}

/** End of the sentence about a fault whose schema has none of its own. */
const faultOf: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === "unrecognized_keys")
    return `has entries that are not known: ${issue.keys.join(", ")}`;
  if (issue.input === undefined) return "is missing";
  if (issue.code === "invalid_type") return `must be ${kinds[issue.expected] ?? issue.expected}`;
  if (issue.code === "invalid_value") return `must be one of ${issue.values.join(", ")}`;
  if (issue.code === "invalid_union" && issue.discriminator !== undefined)
    return `must be one of ${[issue.options].flat().join(", ")}`;
  if (issue.code === "too_small") return boundOf("least", issue.minimum, issue.origin);
  if (issue.code === "too_big") return boundOf("most", issue.maximum, issue.origin);
  return undefined;
};

const kinds: Readonly<Record<string, string>> = {
  array: "a list",
  boolean: "true or false",
  int: "a whole number",
  number: "a number",
  object: "a group of entries",
  record: "a group of entries",
  string: "a text",
};

/** Bound of a text's characters, a list's entries or a number. */
function boundOf(side: "least" | "most", bound: bigint | number, origin: string): string {
  const [one, many] = counted[origin] ?? [];
  if (one === undefined) return `must be at ${side} ${bound}`;
  const isOne = Number(bound) === 1;
  if (isOne && side === "least") return "must not be empty";
  return `must have at ${side} ${bound} ${isOne ? one : many}`;
}

const counted: Readonly<Record<string, readonly [one: string, many: string]>> = {
  array: ["entry", "entries"],
  string: ["character", "characters"],
};

/** Reads JSON of a schema, or the sentence that says what is wrong with the file. */
export async function readJsonFile<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): Promise<Read<z.infer<Schema>>> {
  try {
    if ((await stat(path)).size > LARGEST_FILE) return { fault: `${path} is larger than 32 MiB.` };
    const read = schema.safeParse(JSON.parse(await readFile(path, "utf8")), { error: faultOf });
    return read.success ? { data: read.data } : { fault: describeFaults(path, read.error) };
  } catch (error) {
    if (error instanceof SyntaxError) return { fault: `${path} is no JSON: ${error.message}` };
    if (hasCode(error, "ENOENT")) return { fault: `There is no file ${path}.` };
    throw error;
  }
}
