import type { Language } from "@parution/contract/call";
import { type IsoDate, isIsoDate, toIsoDate } from "@parution/rules/dates";
import type { PublicationRule } from "@parution/rules/publication";
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
  /** Stored text, its parts joined. */
  readonly text: string;
  /** Ordered days. */
  readonly dates: readonly IsoDate[];
  /** Days whose publication is proved by a record. */
  readonly published: readonly IsoDate[];
  /** Past days without a record, and without a report that the ad is missing. */
  readonly unconfirmed: readonly IsoDate[];
  /** Rule by which the newspaper records a publication. */
  readonly rule: PublicationRule;
  /** Days on which it did not run. */
  readonly missed: readonly IsoDate[];
  /** Proofs of the published days of a printed newspaper. */
  readonly prints: readonly CertifiedPrint[];
  /** The website's log of an ad of a digital newspaper. */
  readonly web: readonly CertifiedEntry[];
}

/** Record of an ad in the printed issue of a day. */
export interface CertifiedPrint {
  readonly date: IsoDate;
  /** Page numbers of the issue, from 1. */
  readonly pages: readonly number[];
  /** SHA-256 of the issue's file, hexadecimal. */
  readonly issue: string;
  /** Finder of the ad in the issue. */
  readonly confirmedBy: "program" | "person";
  /** Printed text, where it differs from the certified one. */
  readonly text?: string | undefined;
}

/** Instant from which the website served the ad, or stopped. */
export interface CertifiedEntry {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly shown: boolean;
  /** Null where it was not stored, and where nothing was served. */
  readonly address: string | null;
  /** SHA-256 of the served content, hexadecimal. */
  readonly sha256: string | null;
}

/** An earlier certificate of the same ad. */
export interface EarlierCertificate {
  readonly key: string;
  readonly kind: CertificateKind;
  readonly issuedOn: IsoDate;
}

/** Facts that earlier versions of the statement do not have. */
type LaterFact = "paperReference" | "unconfirmed" | "rule" | "missed" | "prints" | "web";

/** Certified facts of an ad, by version of the statement. */
type Certified = Omit<Facts, LaterFact> & {
  readonly [Name in LaterFact]?: Facts[Name] | undefined;
};

/** Signed statement. */
export interface Statement extends Certified {
  /**
   * The first did not name its signing key; the first two called a date published once the calendar had reached it; the third named
   * neither printed issues nor the entries of the website's log.
   */
  readonly version: 1 | 2 | 3 | 4;
  readonly key: string;
  readonly issuedOn: IsoDate;
  /** Certificates of the ad before this one, the newest first. */
  readonly earlier?: readonly EarlierCertificate[] | undefined;
  /** Id of the signing key. */
  readonly kid?: string | undefined;
}

/** Kind of certificate: an ad ordered, validated and planned, or an ad published. */
export type CertificateKind = "insertion" | "publication";

/** The kind of a certificate: a date that appeared makes it one of publication. */
export const kindOf = ({
  version,
  published,
}: Pick<Statement, "version" | "published">): CertificateKind =>
  version >= 3 && published.length > 0 ? "publication" : "insertion";

const day = z.string().refine(isIsoDate).transform(toIsoDate);
const digest = z.string().regex(/^[0-9a-f]{64}$/);

const statementSchema = z.strictObject({
  version: z.literal([1, 2, 3, 4]),
  key: z.string(),
  language: z.enum(["fr", "ar"]),
  reference: z.string(),
  paperReference: z.string().optional(),
  support: z.string(),
  heading: z.string(),
  advertiser: z.string().nullable(),
  text: z.string(),
  dates: z.array(day),
  rule: z.enum(["printed", "calendar", "web"]).optional(),
  published: z.array(day),
  unconfirmed: z.array(day).optional(),
  missed: z.array(day).optional(),
  prints: z
    .array(
      z.strictObject({
        date: day,
        pages: z.array(z.int()),
        issue: digest,
        confirmedBy: z.enum(["program", "person"]),
        text: z.string().optional(),
      }),
    )
    .optional(),
  web: z
    .array(
      z.strictObject({
        at: z.string(),
        shown: z.boolean(),
        address: z.string().nullable(),
        sha256: digest.nullable(),
      }),
    )
    .optional(),
  earlier: z
    .array(
      z.strictObject({
        key: z.string(),
        kind: z.enum(["insertion", "publication"]),
        issuedOn: day,
      }),
    )
    .optional(),
  issuedOn: day,
  kid: z.string().optional(),
});

/** Order of a statement's members: equal facts give equal texts. */
const MEMBERS = [
  ...(["version", "key", "language", "reference", "paperReference", "support", "heading"] as const),
  ...(["advertiser", "text", "dates", "rule", "published", "unconfirmed", "missed"] as const),
  ...(["prints", "web", "earlier", "issuedOn", "kid"] as const),
] satisfies readonly (keyof Statement)[];

/** Canonical text of a statement: JSON, its members in one order, without spaces. */
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
export function matchesFacts(statement: Statement, facts: Facts): boolean {
  return writeStatement({ ...statement, ...facts }) === writeStatement(statement);
}
