import type { Permissions } from "@parution/rules/access";
import { iceStatus } from "@parution/rules/ice";
import { splitPaperContent } from "@parution/rules/paper-content";
import { ANOTHER_CITY, looksLikeEmail } from "@parution/rules/profile";
import type { FieldMessages, Messages } from "../../platform/http/index.ts";
import type { Places, PricedSelection } from "../../pricing/index.ts";
import { dressedText } from "./dressed-text.ts";
import { slugOf, titleFrom } from "./slug.ts";
import { tooLong } from "./too-long.ts";

/** What an order says beyond what is chosen and priced. */
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

/** The same as it is kept. */
export interface Details {
  readonly publishOnWeb: boolean;
  readonly anonymous: boolean;
  readonly webTitle: string;
  readonly slug: string;
  readonly webContent: string;
  /** The paper text as it was dressed, cleaned. */
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

/** Completes the details of an order; a digital ad is always on the web (specification 1, point 4). */
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
    html: dressedText(input.html, splitPaperContent(selection.paperContent)),
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

/** What details are held against. */
interface Circumstances {
  readonly selection: PricedSelection;
  readonly places: Places;
  readonly may: Permissions;
}

/** What is missing or wrong in the details, by the wire's names (specification 1, point 5). */
export function checkDetails(
  input: DetailsInput,
  details: Details,
  { selection, places, may }: Circumstances,
): FieldMessages {
  const missesCity = details.cityId === null && details.otherCity === null;
  const checks: readonly (readonly [field: string, isWrong: boolean, message: Messages])[] = [
    ["condition_vente", input.termsAccepted !== true, texts.terms],
    ["titre", details.publishOnWeb && filled(input.webTitle) === null, texts.required],
    ["ville_id", may.choosesCity && missesCity && input.cityId !== 0, texts.required],
    ["autre_ville", may.choosesCity && missesCity && input.cityId === ANOTHER_CITY, texts.required],
    ["ville_id", !isAmong(places.cities, details.cityId), texts.city],
    ["pays_id", !isAmong(places.countries, details.countryId), texts.country],
    ["secteur", selection.asksSector && details.sector === null, texts.required],
    ["ice", iceStatus(details.ice ?? "") === "malformed", texts.ice],
    ["email", details.email !== null && !looksLikeEmail(details.email), texts.email],
    ["annonce_id", input.adId !== undefined, texts.update],
  ];
  const wrong = checks.filter(([, isWrong]) => isWrong);
  return {
    ...tooLong(details),
    ...Object.fromEntries(wrong.map(([field, , message]) => [field, [message]])),
  };
}

/** Null, «none given», is. */
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
