import {
  ArchiveIcon,
  BanIcon,
  CheckCircleIcon,
  ClockIcon,
  EyeIcon,
  GlobeIcon,
  LockIcon,
  ReceiptIcon,
  WalletIcon,
  WarningIcon,
} from "../icon/index.ts";
import type { StatusVariant } from "./status-badge.tsx";

type Variants<Status extends string> = Record<Status, StatusVariant>;

/** Sample for stories: the variants with the words of another language. */
function reworded<Status extends string>(
  variants: Variants<Status>,
  words: Record<Status, string>,
): Variants<Status>;
function reworded(variants: Variants<string>, words: Record<string, string>): Variants<string> {
  return Object.fromEntries(
    Object.entries(variants).map(([status, variant]) => [
      status,
      { ...variant, label: words[status] ?? variant.label },
    ]),
  );
}

const ad: Variants<
  "unpaid" | "awaiting" | "inReview" | "validated" | "online" | "cancelled" | "archived"
> = {
  unpaid: { label: "À payer", icon: WalletIcon, tone: "warning" },
  awaiting: { label: "En attente de validation", icon: ClockIcon, tone: "info" },
  inReview: { label: "En cours d'examen", icon: EyeIcon, tone: "info" },
  validated: { label: "Validée", icon: CheckCircleIcon, tone: "success" },
  online: { label: "Publiée", icon: GlobeIcon, tone: "success" },
  cancelled: { label: "Annulée", icon: BanIcon, tone: "neutral" },
  archived: { label: "Archivée", icon: ArchiveIcon, tone: "neutral" },
};

const order: Variants<
  "unpaid" | "processing" | "paid" | "paymentPending" | "cancelled" | "topUpAwaiting"
> = {
  unpaid: { label: "À payer", icon: WalletIcon, tone: "warning" },
  processing: { label: "En cours de traitement", icon: ClockIcon, tone: "info" },
  paid: { label: "Payée", icon: CheckCircleIcon, tone: "success" },
  paymentPending: { label: "Paiement en attente", icon: ClockIcon, tone: "info" },
  cancelled: { label: "Annulée", icon: BanIcon, tone: "neutral" },
  topUpAwaiting: { label: "Recharge à payer", icon: WalletIcon, tone: "warning" },
};

const invoice: Variants<"issued" | "overdue" | "settled" | "cancelled"> = {
  issued: { label: "Émise", icon: ReceiptIcon, tone: "info" },
  overdue: { label: "Échue", icon: WarningIcon, tone: "danger" },
  settled: { label: "Payée", icon: CheckCircleIcon, tone: "success" },
  cancelled: { label: "Annulée", icon: BanIcon, tone: "neutral" },
};

const member: Variants<"active" | "deactivated"> = {
  active: { label: "Actif", icon: CheckCircleIcon, tone: "success" },
  deactivated: { label: "Désactivé", icon: LockIcon, tone: "neutral" },
};

const packageStatuses: Variants<"active" | "usedUp" | "expired"> = {
  active: { label: "En cours", icon: CheckCircleIcon, tone: "success" },
  usedUp: { label: "Épuisé", icon: ArchiveIcon, tone: "neutral" },
  expired: { label: "Expiré", icon: ClockIcon, tone: "warning" },
};

/** Statuses of a newspaper's items, in French. */
export const frenchVariants = { ad, order, invoice, member, package: packageStatuses };

export const arabicVariants = {
  ad: reworded(ad, {
    unpaid: "في انتظار الأداء",
    awaiting: "في انتظار المصادقة",
    inReview: "قيد المراجعة",
    validated: "مصادق عليه",
    online: "منشور",
    cancelled: "ملغى",
    archived: "مؤرشف",
  }),
  order: reworded(order, {
    unpaid: "في انتظار الأداء",
    processing: "قيد المعالجة",
    paid: "مؤدى",
    paymentPending: "الأداء معلق",
    cancelled: "ملغى",
    topUpAwaiting: "شحن في انتظار الأداء",
  }),
  invoice: reworded(invoice, {
    issued: "صادرة",
    overdue: "متأخرة",
    settled: "مؤداة",
    cancelled: "ملغاة",
  }),
  member: reworded(member, { active: "نشط", deactivated: "معطل" }),
  package: reworded(packageStatuses, {
    active: "جار",
    usedUp: "مستنفد",
    expired: "منتهي الصلاحية",
  }),
};
