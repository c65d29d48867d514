import { useLingui } from "@lingui/react/macro";
import { BanIcon, CheckCircleIcon, ClockIcon, LockIcon } from "@parution/kit/icon";
import { StatusBadge, type StatusVariant } from "@parution/kit/status-badge";
import type { EditionState } from "./editions.data.ts";

/** State of an edition, in words and colour. */
export function EditionStatus({ state }: { state: EditionState["state"] }) {
  const { t } = useLingui();
  const variants: Readonly<Record<EditionState["state"], StatusVariant>> = {
    open: { label: t({ message: "Ouverte", context: "édition" }), icon: ClockIcon, tone: "info" },
    closed: { label: t`Bouclée`, icon: LockIcon, tone: "warning" },
    printed: { label: t`Imprimée`, icon: CheckCircleIcon, tone: "success" },
    cancelled: {
      label: t({ message: "Annulée", context: "édition" }),
      icon: BanIcon,
      tone: "danger",
    },
  };
  return <StatusBadge variants={variants} status={state} />;
}
