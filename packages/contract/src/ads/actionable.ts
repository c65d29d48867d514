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

/** What can be done with an ad (specification 2, point 4). */
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

/** What an ad says of its state and of what its account can do with it now, in a list and alone. */
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
  /** In the order of the specification's table. */
  actions: z.array(adAction),
  /** Why an operator refused it, in their words; null: none did. */
  refusalReason: ["motif_refus", z.nullable(text)],
  /** Why it cannot be finalised although that is offered, in words: the ceiling, or the date that has passed. */
  finaliseRefusal: ["refus_finalisation", z.nullable(text)],
  /** Until when it can be paid; null when no deadline applies. */
  payableUntil: ["limite_paiement", z.nullable(instant)],
} as const;
