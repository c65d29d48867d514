import type { Language } from "@parution/contract/call";
import { formatDayFirst, type IsoDate } from "@parution/rules/dates";
import { printable } from "@parution/rules/lines";
import { encode } from "uqr";
import type { Config } from "../platform/config/config.ts";
import type { Messages } from "../platform/http/problems.ts";
import { type PrintedAd, type Sheet, sheetOf } from "../proof/index.ts";
import type { Document } from "../typesetter/index.ts";
import { KEY_SET_PATH } from "./keys.ts";
import type { CertifiedAd } from "./queries.ts";
import { kindOf, readStatement, type Statement } from "./statement.ts";

const template = new URL("./certificate.typ", import.meta.url).href;

/** The width of a column of print, in millimetres: of an ad that has no canvas of its own. */
const COLUMN = 50;

/** Data of the template. */
interface CertificateSheet {
  readonly title: string;
  readonly language: Language;
  readonly support: string;
  readonly sentence: string;
  /** Limits of the document's proof; null: none. */
  readonly caution: string | null;
  /** Labels and their values, in reading order. */
  readonly facts: readonly (readonly [string, string])[];
  readonly clippingTitle: string;
  readonly clipping: Sheet;
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

/** A statement with its signature, before it is kept. */
interface SignedStatement {
  readonly key: string;
  readonly statement: string;
  readonly signature: string;
  /** The public key whose signature it bears, base64url. */
  readonly publicKey: string;
}

/** A certificate as a document: the statement in words, the ad as printed, the way to check it. */
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
  const { signature, publicKey } = certificate;
  const signed = { statement: certificate.statement, signature, publicKey, keys };
  const sheet: CertificateSheet = {
    title: `${words.title[kind][language]} ${statement.reference}`,
    language,
    support: statement.support,
    sentence: sentenceOf(statement),
    caution: kind === "insertion" ? words.caution[language] : null,
    facts: factsInWords(statement),
    clippingTitle: words.clipping[kind][language],
    clipping: sheetOf(printed(ad, statement)),
    qr: { svg: qrPicture(address), alt: `${words.qr[language]} ${address}` },
    howToCheck: words.check[language],
    address,
    key: [words.key[language], grouped(certificate.key)],
    signature: [words.signature[language], certificate.signature],
    keys: [words.keys[language], keys],
    signed: {
      name: "attestation.json",
      description: words.signed[language],
      json: JSON.stringify(signed),
    },
  };
  return { template, data: sheet };
}

function sentenceOf(statement: Statement): string {
  const { language, support, advertiser, dates, published } = statement;
  const isWhole = dates.every((date) => published.includes(date));
  const appeared = isWhole ? words.hasAppeared : words.hasAppearedInPart;
  const end = kindOf(statement) === "publication" ? appeared : words.willAppear;
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
  const { language, reference, heading, dates, published, issuedOn } = statement;
  const { paperReference = reference, unconfirmed = [] } = statement;
  const listed = (days: readonly IsoDate[]) => days.map(formatDayFirst).join(" · ");
  const isPlanned = (date: IsoDate) => !published.includes(date) && !unconfirmed.includes(date);
  const rows: readonly (readonly [Messages, string])[] = [
    [words.reference, reference],
    [words.paperReference, paperReference === reference ? "" : paperReference],
    [words.heading, heading],
    [words.published, listed(published)],
    [words.planned, listed(dates.filter(isPlanned))],
    [words.planned, unconfirmed.length === 0 ? "" : notReported(unconfirmed)[language]],
    [words.issued, formatDayFirst(issuedOn)],
  ];
  return rows.filter(([, value]) => value !== "").map(([label, value]) => [label[language], value]);
}

/** Dates that have come without a record. */
function notReported(days: readonly IsoDate[]): Messages {
  const dates = days.map(formatDayFirst).join(" · ");
  return {
    fr: `${dates}, ${days.length === 1 ? "non signalée manquante" : "non signalées manquantes"}`,
    ar: `${dates}، ولم يبلغ عن عدم صدوره`,
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

/** A key in groups of four, as one reads it aloud. */
const grouped = (key: string) => key.replaceAll(/(.{4})(?=.)/g, "$1-");

const words = {
  title: {
    insertion: { fr: "Attestation d’insertion", ar: "شهادة الإدراج" },
    publication: { fr: "Attestation de parution", ar: "شهادة النشر" },
  },
  hasAppeared: { fr: "a paru aux dates suivantes.", ar: "قد نشر في التواريخ التالية." },
  hasAppearedInPart: {
    fr: "a paru aux dates dites « parue » ci-dessous ; les autres sont prévues.",
    ar: "قد نشر في تواريخ النشر المبينة أدناه، أما التواريخ الأخرى فمقررة.",
  },
  willAppear: {
    fr: "a été commandée et validée, et que sa parution est prévue aux dates suivantes.",
    ar: "قد طلب وتمت المصادقة عليه، وأن نشره مقرر في التواريخ التالية.",
  },
  caution: {
    fr: "Ce document ne prouve pas la parution. Une attestation de parution est délivrée une fois celle-ci constatée.",
    ar: "لا تثبت هذه الوثيقة النشر. تسلم شهادة النشر بعد معاينة صدور الإعلان.",
  },
  reference: { fr: "Référence", ar: "المرجع" },
  paperReference: { fr: "Référence papier", ar: "المرجع الورقي" },
  heading: { fr: "Rubrique", ar: "الباب" },
  published: { fr: "Parue le", ar: "تاريخ النشر" },
  planned: { fr: "Prévue le", ar: "نشر مقرر بتاريخ" },
  issued: { fr: "Délivrée le", ar: "سلمت بتاريخ" },
  clipping: {
    insertion: { fr: "L’annonce telle qu’elle est validée", ar: "الإعلان كما تمت المصادقة عليه" },
    publication: { fr: "L’annonce telle qu’elle a paru", ar: "الإعلان كما نشر" },
  },
  qr: { fr: "Code à scanner :", ar: "رمز للمسح:" },
  check: { fr: "Vérifiez cette attestation", ar: "للتحقق من هذه الشهادة" },
  key: { fr: "Code", ar: "الرمز" },
  signature: { fr: "Signature Ed25519", ar: "التوقيع Ed25519" },
  keys: { fr: "Clés publiques", ar: "المفاتيح العمومية" },
  signed: { fr: "Énoncé signé de l’attestation", ar: "النص الموقع للشهادة" },
} as const satisfies Record<string, Messages | Record<string, Messages>>;

/** A text as a QR code, an SVG picture of one unit a module. It can lose a seventh of its area and still be read. */
export function qrPicture(text: string): string {
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  const modules = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${modules}"/></svg>`;
}
