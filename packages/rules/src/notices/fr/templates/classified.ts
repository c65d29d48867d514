import type { NoticeTemplate } from "../../template.ts";

/** Vente d’un véhicule. */
export const carSale: NoticeTemplate = {
  title: ["À vendre"],
  body: [
    "{carModel}[, année {carYear}][, {fuel}][, {mileage}][, {goodsDetails}][. {goodsPlace}][. Prix : {price}]. Contact : {contact}.",
  ],
  footer: [],
};

/** Appartement à vendre ou à louer. */
export const flat: NoticeTemplate = {
  title: ["{flatOffer}"],
  body: [
    "Appartement[ de {surface}][, {rooms}][, {goodsDetails}][. {goodsPlace}][. Prix : {price}]. Contact : {contact}.",
  ],
  footer: [],
};

/** Offre d’emploi. */
export const jobOffer: NoticeTemplate = {
  title: ["{position}"],
  body: [
    "{company} recrute : {position}[, {jobContract}][, poste basé à {jobPlace}].",
    "[Profil : {profile}]",
    "Candidature : {application}",
  ],
  footer: [],
};
