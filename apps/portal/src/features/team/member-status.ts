import { msg } from "@lingui/core/macro";
import type { StatusText } from "@parution/app/lists/status-text.ts";
import { BanIcon, CheckCircleIcon } from "@parution/kit/icon";
import type { MemberStatus } from "@parution/rules/team";

/** Status of a member: active or deactivated. */
export const memberStatuses: Readonly<Record<MemberStatus, StatusText>> = {
  active: { label: msg`Actif`, icon: CheckCircleIcon, tone: "success" },
  deactivated: { label: msg`Désactivé`, icon: BanIcon, tone: "neutral" },
};
