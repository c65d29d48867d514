import type { Language } from "@parution/contract/call";
import { type IsoDate, isIsoDate, toIsoDate } from "@parution/rules/dates";
import { z } from "zod";

/** What the publisher knows of an ad and certifies. */
export interface Facts {
  readonly language: Language;
  readonly reference: string;
  readonly support: string;
  readonly heading: string;
  /** Null where the advertiser asked for confidence: statements can be read by whoever holds their key. */
  readonly advertiser: string | null;
  /** As it is kept (readings D4). */
  readonly text: string;
  /** The days it was ordered for. */
  readonly dates: readonly IsoDate[];
  /** Those on which it had appeared. */
  readonly published: readonly IsoDate[];
}

/** What is signed. */
export interface Statement extends Facts {
  /** The first did not name its signing key. */
  readonly version: 1 | 2;
  readonly key: string;
  readonly issuedOn: IsoDate;
  /** The id of the key that signs it. */
  readonly kid?: string | undefined;
}

const day = z.string().refine(isIsoDate).transform(toIsoDate);

const statementSchema = z.strictObject({
  version: z.literal([1, 2]),
  key: z.string(),
  language: z.enum(["fr", "ar"]),
  reference: z.string(),
  support: z.string(),
  heading: z.string(),
  advertiser: z.string().nullable(),
  text: z.string(),
  dates: z.array(day),
  published: z.array(day),
  issuedOn: day,
  kid: z.string().optional(),
});

/** The order in which a statement is written: the same facts give the same letters. */
const MEMBERS = [
  "version",
  "key",
  "language",
  "reference",
  "support",
  "heading",
  "advertiser",
  "text",
  "dates",
  "published",
  "issuedOn",
  "kid",
] as const satisfies readonly (keyof Statement)[];

/** A statement to the letter: JSON, its members in one order, without spaces. */
export function writeStatement(statement: Statement): string {
  return JSON.stringify(Object.fromEntries(MEMBERS.map((member) => [member, statement[member]])));
}

/**
 * A statement that {@link writeStatement} wrote.
 * @throws ZodError or SyntaxError for what it never wrote
 */
export function readStatement(written: string): Statement {
  return statementSchema.parse(JSON.parse(written));
}

/** Whether a statement says these facts, whatever its key and its day. */
export function says(statement: Statement, facts: Facts): boolean {
  return writeStatement({ ...statement, ...facts }) === writeStatement(statement);
}
