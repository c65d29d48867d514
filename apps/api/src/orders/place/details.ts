import type { FieldOf } from "@parution/contract/call";
import type { placeAd } from "@parution/contract/orders";
import type { Permissions } from "@parution/rules/access";
import { DETAIL_LIMITS } from "@parution/rules/ads";
import { iceStatus, isEmail } from "@parution/rules/fields";
import { splitPaperContent } from "@parution/rules/paper-content";
import { ANOTHER_CITY } from "@parution/rules/profile";
import { textFault } from "@parution/rules/text-limits";
import type { Messages, MessagesOf } from "../../platform/http/problems.ts";
import { describeTextFault, type Places, type PricedSelection } from "../../pricing/index.ts";
import { cleanHtml } from "./clean-html.ts";

/** Messages by field of an order. */
export type OrderFaults = MessagesOf<typeof placeAd>;

/** Fields of an order beyond selection and price. */
export interface DetailsInput {
  readonly adId?: number | undefined;
  readonly termsAccepted?: boolean | undefined;
  readonly publishOnWeb?: boolean | undefined;
  readonly anonymous?: boolean | undefined;
  readonly webTitle?: string | undefined;
  readonly webContent?: string | undefined;
  readonly html?: string | undefined;
  readonly cityId?: number | undefined;
  readonly otherCity?: string | undefined;
  readonly countryId?: number | undefined;
  readonly sector?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly ice?: string | undefined;
  readonly purchaseOrder?: string | undefined;
  readonly reference?: string | undefined;
  readonly referenceNumber?: string | undefined;
}

/** Details as stored with the ad. */
export interface Details {
  readonly publishOnWeb: boolean;
  readonly anonymous: boolean;
  readonly webTitle: string;
  readonly slug: string;
  readonly webContent: string;
  /** The paper text with its formatting, cleaned. */
  readonly html: string | null;
  readonly cityId: number | null;
  readonly otherCity: string | null;
  readonly countryId: number | null;
  readonly sector: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly ice: string | null;
  /** The client's own number of the order. */
  readonly purchaseOrder: string | null;
  readonly reference: string | null;
}

/** Completes the details of an order; a digital ad is always on the web (docs/domain/ad-text-and-lines.md#web-part). */
export function completeDetails(
  input: DetailsInput,
  selection: PricedSelection,
  may: Permissions,
): Details {
  const publishOnWeb = selection.fixedPrice || input.publishOnWeb === true;
  const webTitle = filled(input.webTitle) ?? titleFrom(selection.paperContent);
  const cityId = input.cityId ?? null;
  return {
    publishOnWeb,
    anonymous: input.anonymous ?? false,
    webTitle,
    slug: slugOf(webTitle),
    webContent: publishOnWeb ? (filled(input.webContent) ?? "") : "",
    html: cleanHtml(input.html, splitPaperContent(selection.paperContent)),
    cityId: may.choosesCity && cityId !== 0 ? cityId : null,
    otherCity: may.choosesCity && cityId === ANOTHER_CITY ? filled(input.otherCity) : null,
    countryId: input.countryId ?? null,
    sector: selection.asksSector ? filled(input.sector) : null,
    phone: filled(input.phone),
    email: filled(input.email),
    ice: may.entersIce ? (filled(input.ice)?.replace(/\s/g, "") ?? null) : null,
    purchaseOrder: filled(input.purchaseOrder),
    reference: filled(input.reference) ?? filled(input.referenceNumber),
  };
}

/** Rules that details are checked against. */
interface Circumstances {
  readonly selection: PricedSelection;
  readonly places: Places;
  readonly may: Permissions;
}

/** Faults of the details, by field (docs/domain/ad-text-and-lines.md#details). */
export function checkDetails(
  input: DetailsInput,
  details: Details,
  { selection, places, may }: Circumstances,
): OrderFaults {
  const missesCity = details.cityId === null && details.otherCity === null;
  const checks: readonly (readonly [
    field: FieldOf<typeof placeAd>,
    isWrong: boolean,
    message: Messages,
  ])[] = [
    ["termsAccepted", input.termsAccepted !== true, texts.terms],
    ["webTitle", details.publishOnWeb && filled(input.webTitle) === null, texts.required],
    ["cityId", may.choosesCity && missesCity && input.cityId !== 0, texts.required],
    ["otherCity", may.choosesCity && missesCity && input.cityId === ANOTHER_CITY, texts.required],
    ["cityId", !isAmong(places.cities, details.cityId), texts.city],
    ["countryId", !isAmong(places.countries, details.countryId), texts.country],
    ["sector", selection.asksSector && details.sector === null, texts.required],
    ["ice", iceStatus(details.ice ?? "") === "malformed", texts.ice],
    ["email", details.email !== null && !isEmail(details.email), texts.email],
    ["adId", input.adId !== undefined, texts.update],
  ];
  const wrong = checks.filter(([, isWrong]) => isWrong);
  return {
    ...tooLong(details),
    ...Object.fromEntries(wrong.map(([field, , message]) => [field, [message]])),
  };
}

/** True for an id of the set, and for null, which stands for «none given». */
const isAmong = (ids: ReadonlySet<number>, id: number | null): boolean =>
  id === null || ids.has(id);

const filled = (text: string | undefined): string | null => text?.trim() || null;

const texts = {
  required: { fr: "Ce champ est obligatoire.", ar: "هذا الحقل إلزامي." },
  terms: {
    fr: "Veuillez accepter les conditions de vente.",
    ar: "المرجو قبول شروط البيع.",
  },
  city: { fr: "Cette ville n’existe pas.", ar: "هذه المدينة غير موجودة." },
  country: { fr: "Ce pays n’existe pas.", ar: "هذا البلد غير موجود." },
  ice: {
    fr: "L’ICE se compose de 15 chiffres ; vérifiez-le.",
    ar: "يتكون التعريف الموحد للمقاولة من 15 رقما؛ المرجو التحقق منه.",
  },
  email: { fr: "Email invalide", ar: "البريد الإلكتروني غير صالح" },
  update: {
    fr: "Une annonce existante ne se commande pas une seconde fois.",
    ar: "لا يمكن طلب إعلان موجود مرة ثانية.",
  },
} as const satisfies Record<string, Messages>;

type Limited = keyof typeof DETAIL_LIMITS;

const LIMITED = Object.keys(DETAIL_LIMITS) as Limited[]; // own keys of a literal

/** Fields over their length in an ad's details. */
function tooLong(details: Readonly<Record<Limited, string | null>>): OrderFaults {
  const found: { -readonly [Field in keyof OrderFaults]: OrderFaults[Field] } = {};
  for (const name of LIMITED) {
    const fault = textFault(details[name] ?? "", DETAIL_LIMITS[name]);
    if (fault !== null) found[name] = [describeTextFault(fault)];
  }
  return found;
}

const TITLE_LENGTH = 80;
const SLUG_LENGTH = 80;
/** Slug of a title without letters and digits. */
const NAMELESS = "annonce";

/** Title of an ad without one: the beginning of its text, cut between words. */
export function titleFrom(paperContent: string): string {
  const content = splitPaperContent(paperContent);
  const text = content.kind === "plain" ? content.text : content.title.trim() || content.body;
  const [line = ""] = text.trim().split(/\r?\n/, 1);
  if (line.length <= TITLE_LENGTH) return line;
  return `${cut(line, TITLE_LENGTH).replace(/\s+\S*$/, "")}…`;
}

/** A title as part of an address: letters and digits of any script, Latin ones without accents. */
export function slugOf(title: string): string {
  const slug = title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-");
  return cut(slug, SLUG_LENGTH).replace(/^-+|-+$/g, "") || NAMELESS;
}

/** The beginning of a text: so many UTF-16 units at most, and no half of a character. */
const cut = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
