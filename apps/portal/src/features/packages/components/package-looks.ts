import { msg } from "@lingui/core/macro";
import { ArchiveIcon, CheckCircleIcon, ClockIcon } from "@parution/kit/icon";
import type { PackageStatus } from "@parution/rules/packages";
import type { StatusText } from "../../../shared/status/translate-looks.ts";

/** Where a package is in its life. */
export const packageStatuses: Readonly<Record<PackageStatus, StatusText>> = {
  upcoming: { label: msg`À venir`, icon: ClockIcon, tone: "info" },
  active: {
    label: msg({ message: "Actif", context: "forfait" }),
    icon: CheckCircleIcon,
    tone: "success",
  },
  ended: { label: msg`Terminé`, icon: ArchiveIcon, tone: "neutral" },
};
