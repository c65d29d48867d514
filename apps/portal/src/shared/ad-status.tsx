import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { type StatusText, translateVariants } from "@parution/app/lists/status-text.ts";
import {
  ArchiveIcon,
  BanIcon,
  CheckCircleIcon,
  ClockIcon,
  EditIcon,
  EyeIcon,
  EyeOffIcon,
  GlobeIcon,
  ReceiptIcon,
  WalletIcon,
} from "@parution/kit/icon";
import { StatusBadge } from "@parution/kit/status-badge";
import type { ShownAdStatus } from "@parution/rules/ads";
import { useMemo } from "react";
import { useCreditTerms } from "./account/use-account.ts";

/** Shown statuses of an ad; a validated one is «online» from its first date, or «offline» once taken down. */
const adStatuses: Readonly<Record<ShownAdStatus, StatusText>> = {
  unpaid: {
    label: msg({ message: "À payer", context: "statut" }),
    icon: WalletIcon,
    tone: "warning",
  },
  toConfirm: { label: msg`À confirmer`, icon: ReceiptIcon, tone: "warning" },
  toCorrect: { label: msg`À corriger`, icon: EditIcon, tone: "warning" },
  awaiting: { label: msg`En attente de validation`, icon: ClockIcon, tone: "info" },
  inReview: { label: msg`En cours d’examen`, icon: EyeIcon, tone: "info" },
  validated: { label: msg`Validée`, icon: CheckCircleIcon, tone: "success" },
  online: { label: msg`Publiée`, icon: GlobeIcon, tone: "success" },
  offline: { label: msg`Retirée du site`, icon: EyeOffIcon, tone: "neutral" },
  cancelled: { label: msg`Annulée`, icon: BanIcon, tone: "neutral" },
  archived: { label: msg`Archivée`, icon: ArchiveIcon, tone: "neutral" },
};

/** Statuses as an account on term reads them: it confirms orders instead of paying them. */
const statusesOnTerm: Readonly<Record<ShownAdStatus, StatusText>> = {
  ...adStatuses,
  unpaid: adStatuses.toConfirm,
};

/** Statuses of ads, by the account's terms of payment. */
export const useAdStatusTexts = (): Readonly<Record<ShownAdStatus, StatusText>> =>
  useCreditTerms()?.credit ? statusesOnTerm : adStatuses;

/** Status of an ad; for a validated one, also online or offline. */
export function AdStatusBadge({ status }: { status: ShownAdStatus }) {
  const { i18n } = useLingui();
  const variants = useMemo(() => translateVariants(adStatuses, (text) => i18n._(text)), [i18n]);
  return <StatusBadge variants={variants} status={status} />;
}
