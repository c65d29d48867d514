import { msg } from "@lingui/core/macro";
import { BanIcon, CheckCircleIcon } from "@parution/kit/icon";
import type { MemberStatus } from "@parution/rules/team";
import type { StatusText } from "../../../shared/status/translate-looks.ts";

/** Whether a member may sign in (readings F4). */
export const memberStatuses: Readonly<Record<MemberStatus, StatusText>> = {
  active: { label: msg`Actif`, icon: CheckCircleIcon, tone: "success" },
  deactivated: { label: msg`Désactivé`, icon: BanIcon, tone: "neutral" },
};
