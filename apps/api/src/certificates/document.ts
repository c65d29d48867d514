import type { Language } from "@parution/contract/call";
import { formatDayFirst, type IsoDate, toIsoDate } from "@parution/rules/dates";
import { printable } from "@parution/rules/lines";
import { listPages } from "@parution/rules/publication";
import { encode } from "uqr";
import type { Config } from "../platform/config/config.ts";
import type { Messages } from "../platform/http/problems.ts";
import { type PrintedAd, type Sheet, sheetOf } from "../proof/index.ts";
import type { Document } from "../typesetter/index.ts";
import type { Clipping } from "./clippings.ts";
import { KEY_SET_PATH } from "./keys.ts";
import { labels } from "./labels.ts";
import type { CertifiedAd } from "./queries.ts";
import {
  type CertificateKind,
  type EarlierCertificate,
  kindOf,
  readStatement,
  type Statement,
} from "./statement.ts";

const template = new URL("./certificate.typ", import.meta.url).href;

/** The width of a column of print, in millimetres: of an ad that has no canvas of its own. */
const COLUMN = 50;

/** Data of the template. */
interface CertificateSheet {
  readonly title: string;
  /** Colour: green for a publication, amber for what is planned. */
  readonly kind: CertificateKind;
  readonly language: Language;
  readonly support: string;
  readonly sentence: string;
  /** Limits of the document's proof; null: none. */
  readonly caution: string | null;
  /** Labels and their values, in reading order. */
  readonly facts: readonly (readonly [string, string])[];
  /** Printed issues of the published days: titles of the columns, and a row each. */
  readonly prints: Table | null;
  /** Entries of the website's log, likewise. */
  readonly web: Table | null;
  readonly clippingTitle: string;
  readonly clipping: Sheet;
  /** Pictures of the printed issues, in place of the ad as validated; may be empty. */
  readonly pictures: readonly {
    readonly name: string;
    readonly alt: string;
    readonly caption: string;
    readonly isPage: boolean;
  }[];
  /** Title of the ad as validated, beside pictures of whole pages, in which it is too small to be read; null: without it. */
  readonly validatedTitle: string | null;
  readonly qr: { readonly svg: string; readonly alt: string };
  readonly howToCheck: string;
  readonly address: string;
  readonly key: readonly [string, string];
  readonly signature: readonly [string, string];
  /** Address of the publisher's public keys. */
  readonly keys: readonly [string, string];
  /** The statement and its signature, for independent verification. */
  readonly signed: { readonly name: string; readonly description: string; readonly json: string };
}

interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Statement with its signature, before it is stored. */
interface SignedStatement {
  readonly key: string;
  readonly statement: string;
  readonly signature: string;
  /** Public key of the signature, base64url. */
  readonly publicKey: string;
  readonly clippings: readonly Clipping[];
  /** Served contents of the website, by their SHA-256. */
  readonly served: Readonly<Record<string, string>>;
}

/** A certificate as a document: the statement in words, the ad as printed, and how to verify it. */
export function certificateDocument(
  ad: CertifiedAd,
  certificate: SignedStatement,
  { publicUrl }: Pick<Config, "publicUrl">,
): Document {
  const statement = readStatement(certificate.statement);
  const { language } = statement;
  const kind = kindOf(statement);
  const address = `${publicUrl}/${language}/verification/${certificate.key}`;
  const keys = `${publicUrl}${KEY_SET_PATH}`;
  const { signature, publicKey, clippings, served } = certificate;
  const signed = { statement: certificate.statement, signature, publicKey, keys, served };
  const sheet: CertificateSheet = {
    kind,
    title: `${labels.title[kind][language]} ${statement.reference}`,
    language,
    support: statement.support,
    sentence: sentenceOf(statement),
    caution: kind === "insertion" ? labels.caution[language] : null,
    facts: factsInWords(statement),
    prints: printsInWords(statement),
    web: webInWords(statement),
    clippingTitle: clippingTitle(statement, clippings)[language],
    clipping: sheetOf(printed(ad, statement)),
    pictures: clippings.map(({ date, isPage }) => ({
      name: pictureName(date),
      alt: `${labels.clipping.printed[language]}, ${formatDayFirst(date)}`,
      caption: formatDayFirst(date),
      isPage,
    })),
    validatedTitle: clippings.some(({ isPage }) => isPage)
      ? labels.clipping.insertion[language]
      : null,
    qr: { svg: qrPicture(address), alt: `${labels.qr[language]} ${address}` },
    howToCheck: labels.check[language],
    address,
    key: [labels.key[language], grouped(certificate.key)],
    signature: [labels.signature[language], certificate.signature],
    keys: [labels.keys[language], keys],
    signed: {
      name: "attestation.json",
      description: labels.signed[language],
      json: JSON.stringify(signed),
    },
  };
  const pictures = Object.fromEntries(
    clippings.map(({ date, picture }) => [pictureName(date), picture]),
  );
  return { template, data: sheet, pictures, isAccessible: "where-possible" };
}

/** Title of the ad's picture; one that was printed with another text is not shown as it was published. */
function clippingTitle(statement: Statement, { length }: readonly Clipping[]): Messages {
  if (length > 0) return labels.clipping.printed;
  const isAltered = statement.prints?.some(({ text }) => text !== undefined) ?? false;
  return labels.clipping[isAltered ? "insertion" : kindOf(statement)];
}

const pictureName = (date: IsoDate) => `${date}.png`;

function sentenceOf(statement: Statement): string {
  const { language, support, advertiser, dates, published, missed = [] } = statement;
  const isWhole = missed.length === 0 && dates.every((date) => published.includes(date));
  const appeared = isWhole ? labels.hasAppeared : labels.hasAppearedInPart;
  const planned = missed.length === 0 ? labels.willAppear : labels.willAppearInPart;
  const end = kindOf(statement) === "publication" ? appeared : planned;
  const name = printable(advertiser ?? "");
  const placedBy = {
    fr: name && `, passée par ${name},`,
    ar: name && `، الذي طلبه ${name}،`,
  };
  return {
    fr: `${support} atteste que l’annonce reproduite ci-dessous${placedBy.fr} ${end.fr}`,
    ar: `تشهد جريدة ${support} بأن الإعلان الوارد نصه أدناه${placedBy.ar} ${end.ar}`,
  }[language];
}

function factsInWords(statement: Statement): CertificateSheet["facts"] {
  const { language, reference, heading, dates, published, issuedOn, rule } = statement;
  const { paperReference = reference, unconfirmed = [], missed = [], earlier = [] } = statement;
  const listed = (days: readonly IsoDate[]) => days.map(formatDayFirst).join(" · ");
  const known = [...published, ...unconfirmed, ...missed];
  const isPlanned = (date: IsoDate) => !known.includes(date);
  const rows: readonly (readonly [Messages, string])[] = [
    [labels.reference, reference],
    [labels.paperReference, paperReference === reference ? "" : paperReference],
    [labels.heading, heading],
    [labels.published, listed(published)],
    [labels.planned, listed(dates.filter(isPlanned))],
    [labels.planned, unconfirmed.length === 0 ? "" : unconfirmedInWords(statement)[language]],
    [labels.missed, listed(missed)],
    [labels.printedText, printedTextInWords(statement)],
    [labels.rule, rule === undefined ? "" : labels.rules[ruleInWords(rule, statement)][language]],
    [labels.issued, formatDayFirst(issuedOn)],
    [labels.earlier, earlier.map((one) => earlierInWords(one, language)).join(" · ")],
  ];
  return rows.filter(([, value]) => value !== "").map(([label, value]) => [label[language], value]);
}

/** A newspaper that goes by the calendar may have recorded an issue all the same. */
const ruleInWords = (rule: NonNullable<Statement["rule"]>, { prints = [] }: Statement) =>
  rule === "calendar" && prints.length > 0 ? "calendarAndPrinted" : rule;

/** Sentence about past dates without a record, by the rule of the newspaper. */
function unconfirmedInWords({ rule, unconfirmed = [] }: Statement): Messages {
  const dates = unconfirmed.map(formatDayFirst).join(" · ");
  const { fr, ar } = labels.unconfirmed[rule ?? "calendar"];
  const [one, several] = fr;
  return { fr: `${dates}, ${unconfirmed.length === 1 ? one : several}`, ar: `${dates}، ${ar}` };
}

/** Texts of printed issues that are not the one that was certified. */
const printedTextInWords = ({ prints = [] }: Statement): string =>
  prints
    .flatMap(({ date, text }) =>
      text === undefined ? [] : [`${formatDayFirst(date)} : ${printable(text)}`],
    )
    .join(" · ");

function earlierInWords({ key, kind, issuedOn }: EarlierCertificate, language: Language): string {
  return `${labels.title[kind][language]} ${formatDayFirst(issuedOn)} (${grouped(key)})`;
}

function printsInWords({ prints = [], language }: Statement): Table | null {
  if (prints.length === 0) return null;
  return {
    head: labels.printHead.map((word) => word[language]),
    rows: prints.map(({ date, pages, confirmedBy, issue }) => [
      formatDayFirst(date),
      listPages(pages, language),
      labels.confirmedBy[confirmedBy][language],
      issue,
    ]),
  };
}

function webInWords({ web = [], language }: Statement): Table | null {
  if (web.length === 0) return null;
  return {
    head: labels.webHead.map((word) => word[language]),
    rows: web.map(({ at, shown, address, sha256 }) => [
      `${formatDayFirst(toIsoDate(at.slice(0, 10)))} ${at.slice(11, 19)} UTC`,
      shown ? (address ?? labels.served.unknown[language]) : labels.served.ended[language],
      sha256 ?? "",
    ]),
  };
}

function printed(ad: CertifiedAd, { text }: Statement): PrintedAd {
  return {
    supportSlug: ad.support_slug,
    supportName: ad[`support_${ad.support_language}`],
    language: ad.support_language,
    heading: ad[`heading_${ad.support_language}`],
    format: ad.format === "L" || ad.height_mm === null ? "line" : "modular",
    paperContent: text,
    wordBreak: ad.word_break,
    width: ad.width_mm ?? COLUMN,
    height: ad.height_mm ?? 0,
  };
}

/** Key in groups of four characters. */
const grouped = (key: string) => key.replaceAll(/(.{4})(?=.)/g, "$1-");

/** A text as a QR code, an SVG picture of one unit a module. It can lose a seventh of its area and still be read. */
function qrPicture(text: string): string {
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  const modules = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${modules}"/></svg>`;
}
