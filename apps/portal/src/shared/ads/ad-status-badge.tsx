import { useLingui } from "@lingui/react";
import { translateLooks } from "@parution/app/lists/translate-looks.ts";
import { StatusBadge } from "@parution/kit/status-badge";
import type { ShownAdStatus } from "@parution/rules/ads";
import { useMemo } from "react";
import { adStatuses } from "../status/ad-status.ts";

/** Status of an ad; for a validated one, also online or offline. */
export function AdStatusBadge({ status }: { status: ShownAdStatus }) {
  const { i18n } = useLingui();
  const variants = useMemo(() => translateLooks(adStatuses, (text) => i18n._(text)), [i18n]);
  return <StatusBadge variants={variants} status={status} />;
}
