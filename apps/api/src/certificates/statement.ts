import type { Language } from "@parution/contract/call";
import { type IsoDate, isIsoDate, toIsoDate } from "@parution/rules/dates";
import { z } from "zod";

/** Facts of an ad that the publisher certifies. */
export interface Facts {
  readonly language: Language;
  readonly reference: string;
  /** The reference that the invoice names. */
  readonly paperReference: string;
  readonly support: string;
  readonly heading: string;
  /** Null where the advertiser asked for confidentiality: every holder of the key can read a statement. */
  readonly advertiser: string | null;
  /** As it is kept, its parts joined. */
  readonly text: string;
  /** The days it was ordered for. */
  readonly dates: readonly IsoDate[];
  /** Those on which a record proves that it appeared. */
  readonly published: readonly IsoDate[];
  /** Those that have come without a record, and without a report that the ad is missing. */
  readonly unconfirmed: readonly IsoDate[];
}

/** Certified facts of an ad, by version of the statement. */
interface Certified extends Omit<Facts, "paperReference" | "unconfirmed"> {
  readonly paperReference?: string | undefined;
  readonly unconfirmed?: readonly IsoDate[] | undefined;
}

/** Signed statement. */
export interface Statement extends Certified {
  /** The first did not name its signing key; the first two called a date published once the calendar had reached it. */
  readonly version: 1 | 2 | 3;
  readonly key: string;
  readonly issuedOn: IsoDate;
  /** The id of the key that signs it. */
  readonly kid?: string | undefined;
}

/** Kind of certificate: an ad ordered, validated and planned, or an ad published. */
export type CertificateKind = "insertion" | "publication";

/** The kind of a certificate: a date that appeared makes it one of publication. */
export const kindOf = ({
  version,
  published,
}: Pick<Statement, "version" | "published">): CertificateKind =>
  version === 3 && published.length > 0 ? "publication" : "insertion";

const day = z.string().refine(isIsoDate).transform(toIsoDate);

const statementSchema = z.strictObject({
  version: z.literal([1, 2, 3]),
  key: z.string(),
  language: z.enum(["fr", "ar"]),
  reference: z.string(),
  paperReference: z.string().optional(),
  support: z.string(),
  heading: z.string(),
  advertiser: z.string().nullable(),
  text: z.string(),
  dates: z.array(day),
  published: z.array(day),
  unconfirmed: z.array(day).optional(),
  issuedOn: day,
  kid: z.string().optional(),
});

/** The order in which a statement is written: the same facts give the same letters. */
const MEMBERS = [
  "version",
  "key",
  "language",
  "reference",
  "paperReference",
  "support",
  "heading",
  "advertiser",
  "text",
  "dates",
  "published",
  "unconfirmed",
  "issuedOn",
  "kid",
] as const satisfies readonly (keyof Statement)[];

/** A statement to the letter: JSON, its members in one order, without spaces. */
export function writeStatement(statement: Statement): string {
  return JSON.stringify(Object.fromEntries(MEMBERS.map((member) => [member, statement[member]])));
}

/**
 * A statement that {@link writeStatement} wrote.
 * @throws ZodError or SyntaxError for any other text
 */
export function readStatement(written: string): Statement {
  return statementSchema.parse(JSON.parse(written));
}

/** True when a statement states these facts, under any key and on any day. */
export function says(statement: Statement, facts: Facts): boolean {
  return writeStatement({ ...statement, ...facts }) === writeStatement(statement);
}
