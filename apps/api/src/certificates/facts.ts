import type { Language } from "@parution/contract/call";
import type { IsoDate } from "@parution/rules/dates";
import { type Context, momentOf } from "../platform/context.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { type Publication, readPublications, ruleOf } from "../publishing/index.ts";
import type { CertifiedAd } from "./queries.ts";
import type { CertifiedEntry, CertifiedPrint, Facts } from "./statement.ts";

/** Progress of an ad's publication. */
export async function publicationOfAd(
  { db, ...context }: Pick<Context, "clock" | "config"> & { readonly db: Queries },
  ad: CertifiedAd,
): Promise<Publication> {
  const publications = await readPublications(db, [ad], momentOf(context));
  const publication = publications.get(ad.id);
  if (publication === undefined) throw new Error(`The publication of ad ${ad.id} was not read.`);
  return publication;
}

/** Facts of an ad today. */
export function factsOf(
  ad: CertifiedAd,
  publication: Publication,
  { language, publicUrl }: { readonly language: Language; readonly publicUrl: string },
): Facts {
  const datesOf = (wanted: "appeared" | "unconfirmed" | "missed"): IsoDate[] =>
    publication.dates.flatMap(({ date, state }) => (state === wanted ? [date] : []));
  const published = datesOf("appeared");
  return {
    language,
    reference: ad.ref_web,
    paperReference: ad.paper_reference,
    support: ad[`support_${language}`],
    heading: ad[`heading_${language}`],
    advertiser: ad.anonymous ? null : ad.legal_name,
    text: ad.paper_content,
    dates: ad.dates,
    rule: ruleOf(ad),
    published,
    unconfirmed: datesOf("unconfirmed"),
    missed: datesOf("missed"),
    prints: published.flatMap((date) => printOf(printRecordOf(publication, date))),
    web: publication.web.slice(-MOST_ENTRIES).map((entry) => entryOf(entry, publicUrl)),
  };
}

/** Entries of the website's log in a certificate: an ad may be switched any number of times. */
const MOST_ENTRIES = 40;

/** The record that proves a day of a print ad. */
export const printRecordOf = (
  { prints }: Publication,
  date: IsoDate,
): Publication["prints"][number] | undefined =>
  prints.find(({ day, printed }) => day === date && printed);

function printOf(record: ReturnType<typeof printRecordOf>): CertifiedPrint[] {
  if (record === undefined || record.sha256 === null) return [];
  const { day, parts, sha256, decision, doubt, printed_text: text } = record;
  const pages = [...new Set(parts.map(({ page }) => page))].toSorted((a, b) => a - b);
  const confirmedBy = decision === null ? "program" : "person";
  const altered = doubt === "altered" && text !== null ? { text } : {};
  return [{ date: day, pages, issue: sha256, confirmedBy, ...altered }];
}

function entryOf(
  { at, shown, address, sha256 }: Publication["web"][number],
  publicUrl: string,
): CertifiedEntry {
  const absolute = address === null ? null : publicUrl + address;
  return { at: at.toISOString(), shown, address: absolute, sha256 };
}
