import type { NoticeTemplate } from "../../template.ts";
import { deposit, footer } from "./shared.ts";

/** Constitution de SARL. */
export const limitedCompany: NoticeTemplate = {
  title: ["{company}", "Constitution de société"],
  body: [
    "Aux termes d’un {deed} en date du {actDate}, ont été établis les statuts d’une société présentant les caractéristiques suivantes :",
    "Dénomination : {company}",
    "Forme : société à responsabilité limitée (SARL)",
    "Objet : {purpose}",
    "Siège social : {headOffice}",
    "Durée : {duration} à compter de l’immatriculation au registre du commerce",
    "Capital social : {capital:words} ({capital}), divisé en {shares} de {nominal} chacune",
    "Associés : {partners}",
    "Gérance : {managers}",
    deposit,
    "RC n° {registry}[ – ICE {ice}]",
  ],
  footer,
};
