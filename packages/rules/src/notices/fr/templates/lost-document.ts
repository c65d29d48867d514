import type { NoticeTemplate } from "../../template.ts";

/** Perte de document. */
export const lostDocument: NoticeTemplate = {
  title: ["Avis de perte"],
  body: [
    "Il est porté à la connaissance du public la perte du document suivant :",
    "Document : {documentName}[, n° {documentNumber}]",
    "Titulaire : {holder}",
    "[Autorité de délivrance : {issuer}]",
    "[Date de la perte : {lossDate}]",
    "[Lieu de la perte : {lossPlace}]",
    "Le titulaire décline toute responsabilité quant à l’usage qui pourrait en être fait. Quiconque le trouverait est prié de le remettre ou d’appeler : {contact}.",
  ],
  footer: [],
};
