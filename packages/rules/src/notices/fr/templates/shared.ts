const identity = ["Siège social : {headOffice}", "RC n° {registry}[ – ICE {ice}]"];

/** Identity of the company, above its decisions. */
export const company = ["{legalForm} au capital de {capital}", ...identity];

/** The same of a company whose capital is in parts. */
export const partsCompany = ["{partsForm} au capital de {capital}", ...identity];

export const deposit =
  "Le dépôt légal a été effectué au greffe du {court} {courtCity:place} le {depositDate} sous le n° {depositNumber}.";

export const footer = ["Pour extrait et mention"];
