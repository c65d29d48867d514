import { useLingui } from "@lingui/react";
import { translateVariants } from "@parution/app/lists/status-text.ts";
import { StatusBadge } from "@parution/kit/status-badge";
import type { ShownAdStatus } from "@parution/rules/ads";
import { useMemo } from "react";
import { adStatuses } from "../status/ad-status.ts";

/** Status of an ad; for a validated one, also online or offline. */
export function AdStatusBadge({ status }: { status: ShownAdStatus }) {
  const { i18n } = useLingui();
  const variants = useMemo(() => translateVariants(adStatuses, (text) => i18n._(text)), [i18n]);
  return <StatusBadge variants={variants} status={status} />;
}
