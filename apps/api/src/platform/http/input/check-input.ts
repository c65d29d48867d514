import { isRecord } from "@parution/contract/wire";
import { codePointCount, hasStackedMarks } from "@parution/rules/text-limits";
import { stackedMarks } from "../input-errors.ts";
import { type Messages, tooLarge, unreadable } from "../problems.ts";
import { isModestJson } from "./json.ts";
import {
  DEEPEST,
  LONGEST_NAME,
  LONGEST_TEXT,
  MOST_NAMES,
  MOST_PAIRS,
  MOST_VALUES,
} from "./limits.ts";

/** Fields of a request as they stand on the wire. A repeated field, or one named `x[]`, is a list. */
export type WireFields = Record<string, unknown>;

/**
 * Collects name and value pairs, repeated names into lists.
 * @throws ProblemError 413 for more than any call needs
 */
export function collect(entries: Iterable<readonly [string, unknown]>): WireFields {
  const lists = new Map<string, unknown[]>();
  let pairs = 0;
  for (const [name, value] of entries) {
    pairs += 1;
    const list = lists.get(name);
    if (list === undefined) lists.set(name, [value]);
    else list.push(value);
    if (pairs > MOST_PAIRS || lists.size > MOST_NAMES) throw tooLarge();
  }
  return Object.fromEntries(
    [...lists].map(([name, values]) => [
      name,
      values.length === 1 && !name.endsWith("[]") ? values[0] : values,
    ]),
  );
}

/** The pairs of a form or query, which are counted before any is read. */
export function readPairs(text: string): WireFields {
  let pairs = 1;
  for (let at = text.indexOf("&"); at >= 0; at = text.indexOf("&", at + 1)) pairs += 1;
  if (pairs > MOST_PAIRS) throw tooLarge();
  return collect(new URLSearchParams(text));
}

/**
 * The fields of an address's query.
 * @throws ProblemError as {@link checkInput} does
 */
export function readQuery(url: string): WireFields {
  const start = url.indexOf("?");
  return start < 0 ? {} : checkInput(readPairs(url.slice(start + 1)));
}

/**
 * Checks an input before any work is done with it: its size, and that each text can be processed in time proportional to its
 * length. The check itself is linear.
 * @throws ProblemError 413 for more than any call needs, 422 for a text of impossible characters
 */
export function checkInput<Input>(input: Input): Input {
  const faults: Record<string, Messages[]> = {};
  let values = 0;
  walk(input, "", 0, (value, field) => {
    values += 1;
    if (values > MOST_VALUES || field.length > LONGEST_NAME) throw tooLarge();
    const text = value instanceof File ? value.name : value;
    const fault = typeof text === "string" ? faultOf(text) : null;
    if (fault !== null) faults[field.replace("[]", "") || "data"] = [fault];
  });
  if (Object.keys(faults).length > 0) throw unreadable(faults);
  return input;
}

type Check = (value: unknown, field: string) => void;

/** Visits a value and all values in it, each with the innermost field name of its path. */
function walk(value: unknown, field: string, depth: number, check: Check): void {
  if (depth > DEEPEST) throw tooLarge();
  check(value, field);
  if (Array.isArray(value)) for (const item of value) walk(item, field, depth + 1, check);
  else if (isRecord(value)) {
    for (const [name, item] of Object.entries(value)) walk(item, name, depth + 1, check);
  }
}

function faultOf(text: string): Messages | null {
  if (holdsMuchJson(text)) throw tooLarge();
  if (hasStackedMarks(text)) return stackedMarks;
  if (text.length > LONGEST_TEXT && codePointCount(text) > LONGEST_TEXT) return tooLong;
  return null;
}

/** Some fields of forms hold JSON, which is read later. Other texts may have brackets as they like. */
const holdsMuchJson = (text: string): boolean =>
  /^\s*[[{]/.test(text) && !isModestJson(text, Number.POSITIVE_INFINITY);

const tooLong: Messages = { fr: "Ce texte est trop long.", ar: "هذا النص طويل جدا." };

/** True when every text of an input is well-formed: half a surrogate pair can be neither kept nor sent on. */
export function isWellFormed(input: unknown): boolean {
  const waiting: unknown[] = [input];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === "string" && !value.isWellFormed()) return false;
    if (typeof value !== "object" || value === null || value instanceof File) continue;
    for (const [name, item] of Object.entries(value)) waiting.push(name, item);
  }
  return true;
}
