import type { NoticeTemplate } from "../template.ts";

const identity = ["Siège social : {headOffice}", "RC n° {registry}[ – ICE {ice}]"];

/** Identity of the company, above its decisions. */
const company = ["{legalForm} au capital de {capital}", ...identity];

/** The same of a company whose capital is in parts. */
const partsCompany = ["{partsForm} au capital de {capital}", ...identity];

const deposit =
  "Le dépôt légal a été effectué au greffe du {court} {courtCity:place} le {depositDate} sous le n° {depositNumber}.";

const footer = ["Pour extrait et mention"];

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

/** Dissolution anticipée. */
export const dissolution: NoticeTemplate = {
  title: ["{company}", "Dissolution anticipée"],
  body: [
    ...company,
    "Aux termes d’une décision de {decidedBy} en date du {actDate}, il a été décidé la dissolution anticipée de la société[ à compter du {effectiveDate}] et sa mise en liquidation amiable.",
    "Liquidateur, investi des pouvoirs les plus étendus : {liquidator}",
    "Siège de la liquidation, où sera adressée la correspondance : {liquidationOffice}",
    deposit,
  ],
  footer,
};

/** Clôture de liquidation. */
export const liquidationClosing: NoticeTemplate = {
  title: ["{company}", "Société en liquidation", "Clôture de liquidation"],
  body: [
    ...company,
    "Liquidateur : {liquidator}",
    "Aux termes d’une décision de {decidedBy} en date du {actDate}, les comptes définitifs de la liquidation ont été approuvés, quitus a été donné au liquidateur, déchargé de son mandat, et la clôture de la liquidation a été constatée[ à la date du {effectiveDate}].",
    "La société sera radiée du registre du commerce.",
    deposit,
  ],
  footer,
};

/** Convocation d’une assemblée générale. */
export const meeting: NoticeTemplate = {
  title: ["{company}", "Avis de convocation"],
  body: [
    ...company,
    "Les {convened} de la société sont convoqués en {meeting} le {meetingDate} à {meetingTime}, au lieu suivant : {meetingPlace}.",
    "L’assemblée délibérera sur l’ordre du jour suivant :",
    "{agenda}",
    "Les documents soumis à l’assemblée sont tenus à leur disposition au siège social.",
  ],
  footer: ["{convener}"],
};
