import type { NoticeLanguage } from "../language.ts";

/** Text of the chosen answers in a French notice. */
export const phrases: NoticeLanguage["phrases"] = {
  sarl: "Société à responsabilité limitée",
  sarlAu: "Société à responsabilité limitée d’associé unique",
  sa: "Société anonyme",
  sas: "Société par actions simplifiée",

  privateDeed: "acte sous seing privé",
  notarialDeed: "acte notarié",
  extraordinaryMeeting: "l’assemblée générale extraordinaire",
  ordinaryMeeting: "l’assemblée générale ordinaire",
  solePartnerDecision: "l’associé unique",

  notStated: "",
  resignation: "démission",
  dismissal: "révocation",
  death: "décès",

  cash: "par apports en numéraire",
  claims: "par compensation avec des créances liquides et exigibles sur la société",
  reserves: "par incorporation de réserves",

  partnersConvened: "associés",
  shareholdersConvened: "actionnaires",
  ordinary: "assemblée générale ordinaire",
  extraordinary: "assemblée générale extraordinaire",
  combined: "assemblée générale mixte",
  management: "La gérance",
  board: "Le conseil d’administration",
  liquidatorConvenes: "Le liquidateur",

  portal: "par voie électronique, sur le portail des marchés publics",
  counter: "contre récépissé, au bureau d’ordre de l’organisme",

  diesel: "diesel",
  petrol: "essence",
  hybrid: "hybride",
  electric: "électrique",
  forSale: "À vendre",
  toRent: "À louer",
  openEnded: "CDI",
  fixedTerm: "CDD",
  internship: "stage",

  fortiethDay: "Quarantième jour",
  anniversary: "Anniversaire de décès",
  verse: "Nous sommes à Dieu et à Lui retournons.",

  commercialCourt: "tribunal de commerce",
  firstInstanceCourt: "tribunal de première instance",
};
