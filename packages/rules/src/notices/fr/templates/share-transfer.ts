import type { NoticeTemplate } from "../../template.ts";
import { deposit, footer, partsCompany } from "./shared.ts";

/** Cession de parts sociales. */
export const shareTransfer: NoticeTemplate = {
  title: ["{company}", "Cession de parts sociales"],
  body: [
    ...partsCompany,
    "Aux termes d’un {deed} en date du {actDate}, il a été procédé à la cession suivante :",
    "Cédant : {seller}",
    "Cessionnaire : {buyer}",
    "Parts cédées : {transferredShares}[ de {nominal} chacune]",
    "[Articles des statuts modifiés en conséquence : {amendedArticles}]",
    deposit,
  ],
  footer,
};
