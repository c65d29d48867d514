import type { NoticeTemplate } from "../../template.ts";
import { deposit, footer, partsCompany } from "./shared.ts";

/** Changement de gérant. */
export const managerChange: NoticeTemplate = {
  title: ["{company}", "Changement de gérant"],
  body: [
    ...partsCompany,
    "Aux termes d’une décision de {decidedBy} en date du {actDate}[, à effet du {effectiveDate}], il a été décidé ce qui suit :",
    "Cessation des fonctions de gérant[ ({departure})] : {formerManager}",
    "Nomination aux fonctions de gérant : {newManager}",
    deposit,
  ],
  footer,
};
