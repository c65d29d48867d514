import type { NoticeTemplate } from "../../template.ts";
import { deposit, footer } from "./shared.ts";

/** Transfert de siège social. */
export const officeTransfer: NoticeTemplate = {
  title: ["{company}", "Transfert de siège social"],
  body: [
    "{legalForm} au capital de {capital}",
    "RC n° {registry}[ – ICE {ice}]",
    "Aux termes d’une décision de {decidedBy} en date du {actDate}, il a été décidé de transférer le siège social[ à compter du {effectiveDate}].",
    "Ancien siège social : {headOffice}",
    "Nouveau siège social : {newHeadOffice}",
    "[Articles des statuts modifiés en conséquence : {amendedArticles}]",
    deposit,
  ],
  footer,
};
