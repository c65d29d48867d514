import type { NoticeTemplate } from "../../template.ts";
import { deposit, footer } from "./shared.ts";

/** Augmentation de capital. */
export const capitalIncrease: NoticeTemplate = {
  title: ["{company}", "Augmentation de capital"],
  body: [
    "{partsForm}",
    "Siège social : {headOffice}",
    "RC n° {registry}[ – ICE {ice}]",
    "Aux termes d’une décision de {decidedBy} en date du {actDate}[, à effet du {effectiveDate}], il a été décidé de porter le capital social de {capital} à {newCapital:words} ({newCapital}), par la création de {newShares} de {nominal} chacune, libérées {contribution}.",
    "[Articles des statuts modifiés en conséquence : {amendedArticles}]",
    deposit,
  ],
  footer,
};
