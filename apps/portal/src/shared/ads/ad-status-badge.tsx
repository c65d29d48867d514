import { useLingui } from "@lingui/react";
import { StatusBadge } from "@parution/kit/status-badge";
import type { ShownAdStatus } from "@parution/rules/ads";
import { useMemo } from "react";
import { adStatuses } from "../status/ad-status.ts";
import { translateLooks } from "../status/translate-looks.ts";

/** Where an ad stands; a validated one also says whether it is online, or was. */
export function AdStatusBadge({ status }: { status: ShownAdStatus }) {
  const { i18n } = useLingui();
  const looks = useMemo(() => translateLooks(adStatuses, (text) => i18n._(text)), [i18n]);
  return <StatusBadge looks={looks} status={status} />;
}
