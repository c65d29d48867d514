import type { Example } from "./example.ts";

/** Examples of the contact page and the guide. */
export const contactExamples: Readonly<Record<string, Example>> = {
  sendContact: {
    body: {
      nom_prenom: "Samira Bennani",
      email: "samira@exemple.test",
      objet: "Tarif d’une annonce légale",
      message: "Bonjour, quel est le délai pour un avis de convocation ?",
      altcha: "eyJjaGFsbGVuZ2UiOnt9fQ==",
    },
    answer: { status: 200, message: "Votre message est parti." },
  },
  readContactDetails: {
    answer: {
      data: {
        raison_social: "Parution Éditions",
        adresse: "88, boulevard Mohammed VI, Casablanca",
        telephone: "0522 00 00 88",
        email: "contact@exemple.test",
        horaires: [
          { jours: "Du lundi au vendredi", heures: "08:30–18:00" },
          { jours: "Dimanche", heures: null },
        ],
        reseaux: [{ reseau: "facebook", url: "https://reseau.exemple.test/parution" }],
        agences: [
          {
            nom: "Agence Maârif",
            adresse: "12, rue Al Banafsaj",
            ville: "Casablanca",
            telephone: "0522 00 00 81",
            horaires: "Du lundi au vendredi, 09:00–16:30",
          },
        ],
      },
    },
  },
  readGuideMenu: {
    answer: {
      data: [
        { menu_to: "commander", label: "Passer une annonce" },
        { menu_to: "prix", label: "Prix et paiement" },
      ],
    },
  },
  readGuideContent: {
    answer: {
      data: {
        menu_to: "commander",
        label: "Passer une annonce",
        questions: [
          {
            id: "compte",
            question: "Faut-il un compte ?",
            reponse: "Oui : il garde vos annonces, vos factures et vos attestations.",
            blocs: [
              {
                genre: "paragraphe",
                elements: [
                  [
                    { texte: "Oui", gras: true, lien: null },
                    {
                      texte: " : il garde vos annonces, vos factures et vos attestations.",
                      gras: false,
                      lien: null,
                    },
                  ],
                ],
              },
            ],
          },
        ],
        film: null,
        bandes_annonces: { papier: null, numerique: null },
      },
    },
  },
};
