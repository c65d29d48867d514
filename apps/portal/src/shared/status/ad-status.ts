import type { MessageDescriptor } from "@lingui/core";
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
import type { StatusLook } from "@parution/kit/status-badge";
import type { AdStatus } from "@parution/rules/ads";

/** A status in words that are translated where it is shown. */
type StatusText = Omit<StatusLook, "label"> & { readonly label: MessageDescriptor };

/** Every status of an ad (readings F1), and «online», which a validated ad becomes on its first date. */
export const adStatuses: Readonly<Record<AdStatus | "online", StatusText>> = {
  unpaid: { label: msg`À payer`, icon: WalletIcon, tone: "warning" },
  awaiting: { label: msg`En attente de validation`, icon: ClockIcon, tone: "info" },
  inReview: { label: msg`En cours d’examen`, icon: EyeIcon, tone: "info" },
  validated: { label: msg`Validée`, icon: CheckCircleIcon, tone: "success" },
  online: { label: msg`Publiée`, icon: GlobeIcon, tone: "success" },
  cancelled: { label: msg`Annulée`, icon: BanIcon, tone: "neutral" },
  archived: { label: msg`Archivée`, icon: ArchiveIcon, tone: "neutral" },
};

/** The looks that the kit's badge takes, in the language of `translate`. */
export function translateLooks<Status extends string>(
  texts: Readonly<Record<Status, StatusText>>,
  translate: (text: MessageDescriptor) => string,
): Record<Status, StatusLook> {
  const looks = Object.entries<StatusText>(texts).map(([status, text]) => [
    status,
    { ...text, label: translate(text.label) },
  ]);
  return Object.fromEntries(looks);
}
