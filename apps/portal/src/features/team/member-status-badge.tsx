import { useLingui } from "@lingui/react";
import { translateVariants } from "@parution/app/lists/status-text.ts";
import { StatusBadge } from "@parution/kit/status-badge";
import type { MemberStatus } from "@parution/rules/team";
import { useMemo } from "react";
import { memberStatuses } from "./member-status.ts";

export function MemberStatusBadge({ status }: { status: MemberStatus }) {
  const { i18n } = useLingui();
  const variants = useMemo(() => translateVariants(memberStatuses, (text) => i18n._(text)), [i18n]);
  return <StatusBadge variants={variants} status={status} />;
}
