import type { Example } from "./example.ts";

const statement = {
  version: 3,
  key: "7F3A19C40B52E8D6",
  reference: "A00000057",
  paperReference: "BC-2026/114",
  support: "L’Horizon",
  heading: "Annonces légales",
  advertiser: "Atlas Conseil SARL",
  text: "SOCIETE ATLAS NEGOCE SARL\nAvis de convocation",
  dates: ["2026-03-03"],
  published: [],
  unconfirmed: ["2026-03-03"],
  issuedOn: "2026-03-04",
  kid: "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k",
};

const verification = {
  data: {
    id: 57,
    annonce_annee: 2026,
    ref_web: statement.reference,
    random_key: statement.key,
    user: { name: statement.advertiser },
    support: { libelle: statement.support },
    dates_parution: ["03/03/2026"],
    parution: {
      etat: "prevue",
      regle: "numero",
      dates: [{ date: "03/03/2026", etat: "non_confirmee" }],
    },
    contenu_papier: statement.text,
    attestation: {
      type: "insertion",
      date_emission: "04/03/2026",
      enonce: JSON.stringify(statement),
      signature:
        "kq1yJxw0m3S5c1nYk0wR3l8y9m9c0kH7wq8x1d1b5oU2m6o0d3bq3b4zq2m1s8q1l5u0b7gq9a2c4d6e8f0gAg",
      cle_publique: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo",
      authentique: 1,
      conforme: 1,
      telechargeable: 1,
      sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      retrait: null,
      numeros: [],
      journal_site: [],
      anterieures: [{ code: "7F3A19C40B52E8D6", type: "insertion", date_emission: "28/02/2026" }],
      horodatage: {
        date: "2026-03-04T09:12:00.000Z",
        autorite: "Autorité d’horodatage",
        jeton: "MIIGOgYJKoZIhvcNAQcCoIIGKzCCBicCAQMx",
      },
      signature_pdf: { signataire: "Éditions de l’Horizon", niveau: "B-T" },
    },
  },
  info: { refPapier: statement.paperReference },
};

/** Examples of certificates. */
export const certificateExamples: Readonly<Record<string, Example>> = {
  verifyAd: { answer: verification },
  verifyCertificate: { answer: verification },
};
