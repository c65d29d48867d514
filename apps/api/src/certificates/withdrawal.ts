import { adStatusOf } from "@parution/rules/ads";
import { formatDayFirst, type IsoDate } from "@parution/rules/dates";
import type { Messages } from "../platform/http/problems.ts";
import type { MissedDay, Publication } from "../publishing/index.ts";
import { printRecordOf } from "./facts.ts";
import type { CertifiedAd } from "./queries.ts";
import type { Statement } from "./statement.ts";

/** Reason for which a certificate is no longer valid. */
export interface Withdrawal {
  readonly reason:
    | ("missed" | "not-printed" | "issue-replaced" | "issue-checked")
    | ("text-changed" | "dates-changed" | "ad-ended" | "taken-off");
  /** Day that it concerns; null: all. */
  readonly date: IsoDate | null;
  readonly sentence: Messages;
}

/** Current facts of a certified ad. */
interface Present {
  readonly ad: CertifiedAd;
  readonly publication: Publication;
  /** SHA-256 of issues that are being checked. */
  readonly checked: readonly string[];
}

/**
 * Reason for which a certificate is no longer valid; null while it is. Reasons in print come before changes of the order, which
 * often follow from them.
 */
export function withdrawalOf(statement: Statement, present: Present): Withdrawal | null {
  return (
    missedSince(statement, present) ??
    changedText(statement, present) ??
    unprinted(statement, present) ??
    changed(statement, present)
  );
}

/** Day on which the ad did not run, unless the certificate states it. */
function missedSince(statement: Statement, { publication }: Present): Withdrawal | null {
  const days = statement.dates.filter((date) => !statement.missed?.includes(date));
  const reported = publication.missed.find(({ day }) => days.includes(day));
  if (reported !== undefined) {
    return { reason: "missed", date: reported.day, sentence: missedSentence(reported) };
  }
  const absent = publication.dates.find(
    ({ date, state }) => state === "missed" && days.includes(date),
  );
  return absent === undefined ? null : because("not-printed", absent.date);
}

/** Changed text, where no certified issue printed it. */
const changedText = ({ text }: Statement, { ad }: Present): Withdrawal | null =>
  ad.paper_content === text ? null : because("text-changed", null);

/** Day whose certified printed issue no longer counts. */
function unprinted(
  { prints = [] }: Statement,
  { publication, checked }: Present,
): Withdrawal | null {
  const gone = prints.find(({ date, issue }) => printRecordOf(publication, date)?.sha256 !== issue);
  if (gone === undefined) return null;
  const isChecked = checked.includes(gone.issue);
  return because(isChecked ? "issue-checked" : "issue-replaced", gone.date);
}

/** Changed dates, or an ad that is no longer to appear. */
function changed(statement: Statement, { ad, publication }: Present): Withdrawal | null {
  if (ad.dates.join() !== statement.dates.join()) return because("dates-changed", null);
  if (publication.state !== "withdrawn") return null;
  const isEnded = adStatusOf(ad.status) !== "validated";
  return because(isEnded ? "ad-ended" : "taken-off", null);
}

type Plain = Exclude<Withdrawal["reason"], "missed">;

function because(reason: Plain, date: IsoDate | null): Withdrawal {
  const { fr, ar } = sentences[reason];
  const day = date === null ? "" : formatDayFirst(date);
  return { reason, date, sentence: { fr: fr.replace("{day}", day), ar: ar.replace("{day}", day) } };
}

function missedSentence({ day, cause, reason_fr, reason_ar }: MissedDay): Messages {
  const date = formatDayFirst(day);
  const { fr, ar } = causes[cause];
  return {
    fr: `L’annonce ne paraît pas le ${date} : ${reason_fr || fr}`,
    ar: `لا ينشر الإعلان بتاريخ ${date}: ${reason_ar || ar}`,
  };
}

const causes: Readonly<Record<MissedDay["cause"], Messages>> = {
  late_payment: {
    fr: "son paiement est arrivé après le bouclage.",
    ar: "وصل الأداء بعد إقفال العدد.",
  },
  undecided: {
    fr: "elle n’a pas été validée à temps.",
    ar: "لم تتم المصادقة عليه في الوقت المحدد.",
  },
  cancelled: { fr: "cette édition ne paraît pas.", ar: "لا يصدر هذا العدد." },
  left_out: {
    fr: "elle manque dans le numéro imprimé.",
    ar: "لم يدرج في العدد المطبوع.",
  },
};

const sentences: Readonly<Record<Plain, Messages>> = {
  "not-printed": {
    fr: "L’annonce ne figure pas dans le numéro imprimé du {day}.",
    ar: "لا يوجد الإعلان في العدد المطبوع بتاريخ {day}.",
  },
  "issue-replaced": {
    fr: "Le journal a retiré ou remplacé le fichier du numéro du {day}. Une nouvelle attestation peut être délivrée.",
    ar: "سحبت الجريدة ملف العدد الصادر بتاريخ {day} أو استبدلته. يمكن تسليم شهادة جديدة.",
  },
  "issue-checked": {
    fr: "Le numéro du {day} est de nouveau vérifié par le journal.",
    ar: "تعيد الجريدة التحقق من العدد الصادر بتاريخ {day}.",
  },
  "text-changed": {
    fr: "Le texte de l’annonce a changé depuis cette attestation.",
    ar: "تغير نص الإعلان منذ تسليم هذه الشهادة.",
  },
  "dates-changed": {
    fr: "Les dates de l’annonce ont changé depuis cette attestation.",
    ar: "تغيرت تواريخ الإعلان منذ تسليم هذه الشهادة.",
  },
  "ad-ended": {
    fr: "L’annonce n’est plus validée par le journal.",
    ar: "لم تعد الجريدة تصادق على هذا الإعلان.",
  },
  "taken-off": {
    fr: "L’annonce a été retirée du site avant sa dernière date.",
    ar: "سحب الإعلان من الموقع قبل آخر تاريخ له.",
  },
};
