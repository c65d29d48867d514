import { useLingui } from "@lingui/react";
import { StatusBadge } from "@parution/kit/status-badge";
import { shownAdStatus } from "@parution/rules/ads";
import { useMemo } from "react";
import { adStatuses } from "../status/ad-status.ts";
import { translateLooks } from "../status/translate-looks.ts";
import type { MyAd } from "./acted-ad.ts";

/** Where an ad stands; a validated one also says whether it is online, or was. */
export function AdStatusBadge({ ad }: { ad: Pick<MyAd, "status" | "switch"> }) {
  const { i18n } = useLingui();
  const looks = useMemo(() => translateLooks(adStatuses, (text) => i18n._(text)), [i18n]);
  return <StatusBadge looks={looks} status={shownAdStatus(ad)} />;
}
