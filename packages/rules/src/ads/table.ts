import type { Entry } from "../actions/index.ts";
import type { AdStatus } from "./status.ts";

export type AdAction =
  | "details"
  | "duplicate"
  | "deactivate"
  | "reactivate"
  | "certificate"
  | "dailyPdf"
  | "modify"
  /** Show the code that its order can be paid with in cash. */
  | "showCode"
  | "finalise"
  | "cancel";

/** A row of the table: an ad's status, split where the specification splits it. */
export type AdState =
  | Exclude<AdStatus, "validated" | "unpaid">
  | "online"
  | "offline"
  | "unpaid"
  | "unpaidOnAccount";

/** What an action may require beyond the row that it stands in. */
export type AdCondition =
  /** `reactiver_desactiver_annonce` is 2 */
  | "mayDeactivate"
  /** `reactiver_desactiver_annonce` is 1 */
  | "mayReactivate"
  /** `telecharger_pdf` is 1 */
  | "hasPdf"
  /** `methode_paiement_id` is null */
  | "noPaymentMethod"
  /** its order waits for cash: `methode_paiement_id` is 2 */
  | "hasCode";

/** What can be done with an ad: specification 2, point 4, «Ad status drives actions», row by row. */
export const AD_ACTIONS: Readonly<Record<AdState, readonly Entry<AdAction, AdCondition>[]>> = {
  // statut 2, publie 1
  online: [
    "details",
    "duplicate",
    ["deactivate", "mayDeactivate"],
    "certificate",
    ["dailyPdf", "hasPdf"],
  ],
  // statut 2, not published
  offline: ["details", "duplicate", ["reactivate", "mayReactivate"], "dailyPdf", "certificate"],
  // statut 1
  awaiting: ["details"],
  // statut 3
  inReview: ["details"],
  // statut 4
  cancelled: [],
  // statut 9
  archived: [],
  // any other statut, of an on-account business
  unpaidOnAccount: ["details", "modify", ["finalise", "noPaymentMethod"], "cancel"],
  // any other statut, of anyone else
  unpaid: ["details", "modify", ["showCode", "hasCode"], "finalise", "cancel"],
};
