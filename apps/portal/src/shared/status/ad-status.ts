import { msg } from "@lingui/core/macro";
import {
  ArchiveIcon,
  BanIcon,
  CheckCircleIcon,
  ClockIcon,
  EyeIcon,
  GlobeIcon,
  WalletIcon,
} from "@parution/kit/icon";
import type { AdStatus } from "@parution/rules/ads";
import type { StatusText } from "./translate-looks.ts";

/** Every status of an ad (readings F1), and «online», which a validated ad becomes on its first date. */
export const adStatuses: Readonly<Record<AdStatus | "online", StatusText>> = {
  unpaid: {
    label: msg({ message: "À payer", context: "statut" }),
    icon: WalletIcon,
    tone: "warning",
  },
  awaiting: { label: msg`En attente de validation`, icon: ClockIcon, tone: "info" },
  inReview: { label: msg`En cours d’examen`, icon: EyeIcon, tone: "info" },
  validated: { label: msg`Validée`, icon: CheckCircleIcon, tone: "success" },
  online: { label: msg`Publiée`, icon: GlobeIcon, tone: "success" },
  cancelled: { label: msg`Annulée`, icon: BanIcon, tone: "neutral" },
  archived: { label: msg`Archivée`, icon: ArchiveIcon, tone: "neutral" },
};
