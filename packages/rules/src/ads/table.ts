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

/** A row of the table: an ad's status, split by where it stands on the web and by its account. */
export type AdState =
  | Exclude<AdStatus, "validated" | "unpaid">
  | "online"
  | "offline"
  | "unpaid"
  | "unpaidOnAccount";

/** Requirement of an action beyond its table row. */
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
  | "hasCode"
  /** `editRefusal` is null: the page and the service of edits would take it */
  | "mayEdit";

/**
 * Actions of an ad by its state (docs/domain/orders-and-statuses.md#ad-actions). A validated ad that is not online can be
 * edited until its first date closes to orders.
 */
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
  offline: [
    "details",
    ["modify", "mayEdit"],
    "duplicate",
    ["reactivate", "mayReactivate"],
    "dailyPdf",
    "certificate",
  ],
  // statut 1, modified while a_corriger
  awaiting: ["details", ["modify", "mayEdit"]],
  // statut 3, modified while a_corriger
  inReview: ["details", ["modify", "mayEdit"]],
  // statut 4
  cancelled: [],
  // statut 9
  archived: [],
  // any other statut, of an on-account business
  unpaidOnAccount: ["details", ["modify", "mayEdit"], ["finalise", "noPaymentMethod"], "cancel"],
  // any other statut, of anyone else
  unpaid: ["details", ["modify", "mayEdit"], ["showCode", "hasCode"], "finalise", "cancel"],
};
