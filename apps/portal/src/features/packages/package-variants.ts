import { msg } from "@lingui/core/macro";
import type { StatusText } from "@parution/app/lists/status-text.ts";
import { ArchiveIcon, CheckCircleIcon, ClockIcon } from "@parution/kit/icon";
import type { PackageStatus } from "@parution/rules/packages";

/** Badge variants of a package's status. */
export const packageStatuses: Readonly<Record<PackageStatus, StatusText>> = {
  upcoming: { label: msg`À venir`, icon: ClockIcon, tone: "info" },
  active: {
    label: msg({ message: "Actif", context: "forfait" }),
    icon: CheckCircleIcon,
    tone: "success",
  },
  ended: { label: msg`Terminé`, icon: ArchiveIcon, tone: "neutral" },
};
