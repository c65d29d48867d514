import type { Language } from "@parution/contract/call";
import { formatDayFirst, type IsoDate } from "@parution/rules/dates";
import type { Config } from "../platform/config/index.ts";
import type { Messages } from "../platform/http/index.ts";
import { type PrintedAd, type Sheet, sheetOf } from "../proof/index.ts";
import type { Document } from "../typesetter/index.ts";
import type { SignedCertificate } from "./issue.ts";
import { qrPicture } from "./qr-picture.ts";
import type { CertifiedAd } from "./queries.ts";
import { readStatement, type Statement } from "./statement.ts";

const template = new URL("./certificate.typ", import.meta.url).href;

/** The width of a column of print, in millimetres: of an ad that has no canvas of its own. */
const COLUMN = 50;

/** All that the template sets. */
interface CertificateSheet {
  readonly title: string;
  readonly language: Language;
  readonly support: string;
  readonly sentence: string;
  /** Words and what they stand for, in reading order. */
  readonly facts: readonly (readonly [string, string])[];
  readonly clippingTitle: string;
  readonly clipping: Sheet;
  readonly qr: { readonly svg: string; readonly alt: string };
  readonly howToCheck: string;
  readonly address: string;
  readonly key: readonly [string, string];
  readonly signature: readonly [string, string];
  /** The statement and its signature, for whoever verifies by themselves. */
  readonly signed: { readonly name: string; readonly description: string; readonly json: string };
}

/** A certificate as a document: the statement in words, the ad as printed, the way to check it. */
export function certificateDocument(
  ad: CertifiedAd,
  certificate: SignedCertificate,
  { publicUrl }: Pick<Config, "publicUrl">,
): Document {
  const statement = readStatement(certificate.statement);
  const { language } = statement;
  const address = `${publicUrl}/${language}/verification/${certificate.key}`;
  const signed = {
    statement: certificate.statement,
    signature: certificate.signature,
    publicKey: certificate.publicKey,
  };
  const sheet: CertificateSheet = {
    title: `${words.title[language]} ${statement.reference}`,
    language,
    support: statement.support,
    sentence: sentenceOf(statement),
    facts: factsInWords(statement),
    clippingTitle: words.clipping[language],
    clipping: sheetOf(printed(ad, statement)),
    qr: { svg: qrPicture(address), alt: `${words.qr[language]} ${address}` },
    howToCheck: words.check[language],
    address,
    key: [words.key[language], grouped(certificate.key)],
    signature: [words.signature[language], certificate.signature],
    signed: {
      name: "attestation.json",
      description: words.signed[language],
      json: JSON.stringify(signed),
    },
  };
  return { template, data: sheet };
}

function sentenceOf({ language, support, advertiser, dates, published }: Statement): string {
  const end = published.length === dates.length ? words.hasAppeared : words.willAppear;
  const name = advertiser ?? "";
  const placedBy = {
    fr: name && `, passée par ${name},`,
    ar: name && `، الذي طلبه ${name}،`,
  };
  return {
    fr: `${support} atteste que l’annonce reproduite ci-dessous${placedBy.fr} ${end.fr}`,
    ar: `تشهد جريدة ${support} بأن الإعلان المدرج أدناه${placedBy.ar} ${end.ar}`,
  }[language];
}

function factsInWords(statement: Statement): CertificateSheet["facts"] {
  const { language, reference, heading, dates, published, issuedOn } = statement;
  const isOut = (date: IsoDate) => published.includes(date);
  const listed = (days: readonly IsoDate[]) => days.map(formatDayFirst).join(" · ");
  const rows: readonly (readonly [Messages, string])[] = [
    [words.reference, reference],
    [words.heading, heading],
    [words.published, listed(dates.filter(isOut))],
    [words.toCome, listed(dates.filter((date) => !isOut(date)))],
    [words.issued, formatDayFirst(issuedOn)],
  ];
  return rows.filter(([, value]) => value !== "").map(([label, value]) => [label[language], value]);
}

function printed(ad: CertifiedAd, { text, heading, support }: Statement): PrintedAd {
  return {
    supportSlug: ad.support_slug,
    supportName: support,
    language: ad.support_language,
    heading,
    format: ad.format === "L" || ad.height_mm === null ? "line" : "modular",
    paperContent: text,
    width: ad.width_mm ?? COLUMN,
    height: ad.height_mm ?? 0,
  };
}

/** A key in groups of four, as one reads it aloud. */
const grouped = (key: string) => key.replaceAll(/(.{4})(?=.)/g, "$1-");

const words = {
  title: { fr: "Attestation de parution", ar: "شهادة النشر" },
  hasAppeared: { fr: "a paru aux dates suivantes.", ar: "قد نشر في التواريخ التالية." },
  willAppear: {
    fr: "est validée pour les dates suivantes.",
    ar: "مصادق على نشره في التواريخ التالية.",
  },
  reference: { fr: "Référence", ar: "المرجع" },
  heading: { fr: "Rubrique", ar: "الباب" },
  published: { fr: "Parue le", ar: "تاريخ النشر" },
  toCome: { fr: "À paraître le", ar: "سينشر بتاريخ" },
  issued: { fr: "Délivrée le", ar: "سلمت بتاريخ" },
  clipping: { fr: "L’annonce telle qu’imprimée", ar: "الإعلان كما طبع" },
  qr: { fr: "Code à scanner :", ar: "رمز للمسح:" },
  check: { fr: "Vérifiez cette attestation", ar: "للتحقق من هذه الشهادة" },
  key: { fr: "Code", ar: "الرمز" },
  signature: { fr: "Signature Ed25519", ar: "التوقيع Ed25519" },
  signed: { fr: "Énoncé signé de l’attestation", ar: "النص الموقع للشهادة" },
} as const satisfies Record<string, Messages>;
