import type { NoticeTemplate } from "../../template.ts";
import { deposit, footer } from "./shared.ts";

/** Constitution de SARL d’associé unique. */
export const soleLimitedCompany: NoticeTemplate = {
  title: ["{company}", "Constitution de société"],
  body: [
    "Aux termes d’un {deed} en date du {actDate}, ont été établis les statuts d’une société présentant les caractéristiques suivantes :",
    "Dénomination : {company}",
    "Forme : société à responsabilité limitée d’associé unique (SARL AU)",
    "Objet : {purpose}",
    "Siège social : {headOffice}",
    "Durée : {duration} à compter de l’immatriculation au registre du commerce",
    "Capital social : {capital:words} ({capital}), divisé en {shares} de {nominal} chacune, attribuées en totalité à l’associé unique",
    "Associé unique : {solePartner}",
    "Gérance : {managers}",
    deposit,
    "RC n° {registry}[ – ICE {ice}]",
  ],
  footer,
};
