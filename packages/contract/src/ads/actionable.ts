import * as z from "zod/mini";
import { badge } from "../shared/index.ts";
import {
  adStatus,
  adSwitch,
  chosenMethod,
  code,
  flag,
  id,
  instant,
  text,
  wireDate,
} from "../wire/index.ts";

/** Actions on an ad. */
const adAction = code({
  details: "details",
  duplicate: "dupliquer",
  deactivate: "desactiver",
  reactivate: "reactiver",
  certificate: "attestation",
  dailyPdf: "pdf",
  modify: "modifier",
  /** The code of a cash partner's that its order waits to be paid with. */
  showCode: "voir_code",
  finalise: "finaliser",
  cancel: "annuler",
});

/** State of an ad and actions of its account on it now, in a list and alone. */
export const actionableAd = {
  id,
  orderId: ["commande_id", id],
  reference: ["ref_web", z.nullable(text)],
  slug: text,
  title: ["titre", text],
  status: ["statut", adStatus],
  badge: ["statutannonce", badge],
  online: ["publie", flag],
  firstDate: ["date_publication_min", z.nullable(wireDate)],
  paymentMethod: ["methode_paiement_id", chosenMethod],
  switch: ["reactiver_desactiver_annonce", adSwitch],
  hasPdf: ["telecharger_pdf", flag],
  /** The issues whose page can be downloaded. */
  pdfDates: ["telecharger_pdf_dates", z.array(wireDate)],
  /** Actions on the ad, in the order of the table of actions. */
  actions: z.array(adAction),
  /** Reason why an operator refused the ad, in their words; null: none did. */
  refusalReason: ["motif_refus", z.nullable(text)],
  /** Correction that a moderator waits for, which opens its modification; null: none. */
  correction: ["a_corriger", z.optional(z.nullable(text))],
  /**
   * Reason why the ad cannot be finalised although that is offered, in words: the ceiling, or the date that has
   * passed.
   */
  finaliseRefusal: ["refus_finalisation", z.nullable(text)],
  /** True when it is the account's ceiling that refuses. */
  ceilingExceeded: ["plafond_depasse", z.optional(flag)],
  /** Until when it can be paid; null when no deadline applies. */
  payableUntil: ["limite_paiement", z.nullable(instant)],
  /** True when its order is charged to its account, on term, in place of a payment. */
  onTerm: ["a_terme", z.optional(flag)],
} as const;
