import type { StatusText } from "@parution/app/lists/status-text.ts";
import type { ShownAdStatus } from "@parution/rules/ads";
import { useStanding } from "../account/use-account.ts";
import { adStatuses } from "./ad-status.ts";

/** Statuses as an account on term reads them: it confirms orders instead of paying them. */
const statusesOnTerm: Readonly<Record<ShownAdStatus, StatusText>> = {
  ...adStatuses,
  unpaid: adStatuses.toConfirm,
};

/** Statuses of ads, by the account's terms of payment. */
export const useAdStatusTexts = (): Readonly<Record<ShownAdStatus, StatusText>> =>
  useStanding()?.credit ? statusesOnTerm : adStatuses;
