import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { type StatusText, translateVariants } from "@parution/app/lists/status-text.ts";
import { BanIcon, CheckCircleIcon } from "@parution/kit/icon";
import { StatusBadge } from "@parution/kit/status-badge";
import type { MemberStatus } from "@parution/rules/team";
import { useMemo } from "react";

export function MemberStatusBadge({ status }: { status: MemberStatus }) {
  const { i18n } = useLingui();
  const variants = useMemo(() => translateVariants(memberStatuses, (text) => i18n._(text)), [i18n]);
  return <StatusBadge variants={variants} status={status} />;
}

/** Status of a member: active or deactivated. */
const memberStatuses: Readonly<Record<MemberStatus, StatusText>> = {
  active: { label: msg`Actif`, icon: CheckCircleIcon, tone: "success" },
  deactivated: { label: msg`Désactivé`, icon: BanIcon, tone: "neutral" },
};
