import {
  type ActingAccount,
  finaliseRefusal,
  type OfferedActions,
  offer,
} from "../actions/index.ts";
import { type Clock, canFinaliseAd, type Finalisable } from "../calendar/index.ts";
import type { PaymentMethod } from "../payment/index.ts";
import { type EditableAd, editRefusal } from "./edit.ts";
import type { AdSwitch } from "./status.ts";
import { AD_ACTIONS, type AdAction, type AdCondition, type AdState } from "./table.ts";

/** Facts of an ad for the table. */
export interface ActionableAd extends EditableAd, Omit<Finalisable, "firstDate"> {
  /** `reactiver_desactiver_annonce` */
  readonly switch: AdSwitch;
  /** `telecharger_pdf` */
  readonly hasPdf: boolean;
  readonly paymentMethod: PaymentMethod | null;
}

export type AdActions = OfferedActions<AdAction>;

/** Actions of `account` on `ad` now. */
export function adActions(ad: ActionableAd, account: ActingAccount, clock: Clock): AdActions {
  const holds: Record<AdCondition, boolean> = {
    mayDeactivate: ad.switch === "deactivate",
    mayReactivate: ad.switch === "reactivate",
    hasPdf: ad.hasPdf,
    noPaymentMethod: ad.paymentMethod === null,
    hasCode: ad.paymentMethod === "cashPartner",
    mayEdit: editRefusal(ad, clock) === null,
  };
  const refusal = finaliseRefusal(account, canFinaliseAd(ad, clock));
  return offer(AD_ACTIONS[adStateOf(ad, account)], holds, refusal);
}

/** The row of the table that an ad stands in. */
function adStateOf({ status, online }: ActionableAd, { onAccount }: ActingAccount): AdState {
  if (status === "validated") return online ? "online" : "offline";
  if (status === "unpaid") return onAccount ? "unpaidOnAccount" : "unpaid";
  return status;
}
