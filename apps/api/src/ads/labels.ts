import type { readMyAds } from "@parution/contract/ads";
import type { CallAnswer, Language } from "@parution/contract/call";
import {
  adStatusOf,
  adSwitchOf,
  type ShownAdStatus,
  shownAdStatus,
  type WebState,
  webStateOf,
} from "@parution/rules/ads";
import { formatDayFirst, toIsoDate } from "@parution/rules/dates";
import type { Messages } from "../platform/http/problems.ts";

type Badge = CallAnswer<typeof readMyAds>["ads"][number]["badge"];

const statuses: Readonly<Record<ShownAdStatus, readonly [variant: string, label: Messages]>> = {
  unpaid: ["warning", { fr: "À payer", ar: "في انتظار الأداء" }],
  toConfirm: ["warning", { fr: "À confirmer", ar: "في انتظار التأكيد" }],
  toCorrect: ["warning", { fr: "À corriger", ar: "في انتظار التصحيح" }],
  awaiting: ["info", { fr: "En attente de validation", ar: "في انتظار المصادقة" }],
  validated: ["success", { fr: "Validée", ar: "مصادق عليه" }],
  online: ["success", { fr: "Publiée", ar: "منشور" }],
  offline: ["neutral", { fr: "Retirée du site", ar: "مسحوب من الموقع" }],
  inReview: ["info", { fr: "En cours d’examen", ar: "قيد المراجعة" }],
  cancelled: ["danger", { fr: "Annulée", ar: "ملغى" }],
  archived: ["neutral", { fr: "Archivée", ar: "مؤرشف" }],
};

/**
 * The state of an ad as lists, exports and the dashboard show it; `variant` is a tone of the portal's badges.
 * @param onTerm true when its order is charged to its account in place of a payment
 */
export function adBadge(ad: BadgedAd, language: Language, onTerm: boolean): Badge {
  const facts = { onTerm, toCorrect: ad.correction_fr !== null };
  const [variant, label] = statuses[shownAdStatus(adStatusOf(ad.status), webStateOfRow(ad), facts)];
  return { variant, label: label[language] };
}

/**
 * Labels of ads that are counted by status alone: those on the web are validated, too.
 * @param onTerm true when their account is charged in place of paying
 */
export function adStatusLabel(status: number, language: Language, onTerm: boolean): string {
  const known = adStatusOf(status);
  if (known === "validated") return texts.validated[language];
  return statuses[shownAdStatus(known, "planned", { onTerm })][1][language];
}

/** State of an ad on the web now. */
export const webStateOfRow = (ad: AdOnWeb): WebState =>
  webStateOf(
    adSwitchOf({
      status: adStatusOf(ad.status),
      online: ad.online,
      publishOnWeb: ad.publish_on_web,
      isPublished: ad.published_at !== null,
    }),
  );

/** Facts that decide the state of an ad on the web. */
interface AdOnWeb {
  readonly status: number;
  readonly online: boolean;
  readonly published_at: Date | null;
  /** True when its advertiser wanted it on the web. */
  readonly publish_on_web: boolean;
}

interface BadgedAd extends AdOnWeb {
  /** Correction that a moderator waits for. */
  readonly correction_fr: string | null;
}

/** Facts that decide the progress of an ad's publication. */
export interface Publication extends AdOnWeb {
  readonly first_date: string;
}

/** Address at which an ad can be read now, for display. */
export function publicationBadge(ad: Publication, language: Language): Badge {
  if (ad.online) return { variant: "success", label: texts.online[language] };
  if (adStatusOf(ad.status) !== "validated") {
    return { variant: "neutral", label: texts.unpublished[language] };
  }
  if (ad.published_at !== null && ad.publish_on_web) {
    return { variant: "neutral", label: texts.offline[language] };
  }
  // Of a print ad the date stays planned after it has come: the calendar does not prove that it appeared.
  const date = formatDayFirst(toIsoDate(ad.first_date));
  const label = { fr: `Prévue le ${date}`, ar: `مقرر نشره يوم ${date}` };
  return { variant: "info", label: label[language] };
}

const texts = {
  validated: { fr: "Validée ou publiée", ar: "مصادق عليه أو منشور" },
  online: { fr: "En ligne", ar: "منشور على الموقع" },
  offline: { fr: "Retirée du site", ar: "مسحوب من الموقع" },
  unpublished: { fr: "Non publiée", ar: "غير منشور" },
} as const satisfies Record<string, Messages>;

interface Addressed {
  readonly id: number;
  readonly slug: string;
  readonly heading_slug: string;
}

/** Address at which visitors read an ad. */
export function publicUrlOf(ad: Addressed, publicUrl: string, language: Language): string {
  const path = [language, "annonce", ad.heading_slug, ad.slug, ad.id].map((part) =>
    encodeURIComponent(part),
  );
  return [publicUrl, ...path].join("/");
}
