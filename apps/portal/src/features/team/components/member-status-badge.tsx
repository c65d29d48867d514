import { useLingui } from "@lingui/react";
import { StatusBadge } from "@parution/kit/status-badge";
import type { MemberStatus } from "@parution/rules/team";
import { useMemo } from "react";
import { translateLooks } from "../../../shared/status/translate-looks.ts";
import { memberStatuses } from "../model/member-status.ts";

export function MemberStatusBadge({ status }: { status: MemberStatus }) {
  const { i18n } = useLingui();
  const looks = useMemo(() => translateLooks(memberStatuses, (text) => i18n._(text)), [i18n]);
  return <StatusBadge looks={looks} status={status} />;
}
