import type { Example } from "./example.ts";

const token = "Yk2mD0r1q3s5t7u9v1w3x5y7z9A1B3C5D7E9F1G3H5I";

const publisher = {
  raison_sociale_fr: "Éditions du Souss",
  raison_sociale_ar: "منشورات سوس",
  forme_juridique_fr: "SARL au capital de 500 000 dirhams",
  forme_juridique_ar: "شركة ذات مسؤولية محدودة رأسمالها 500.000 درهم",
  adresse_fr: "12, avenue Hassan II, 80000 Agadir",
  adresse_ar: "12، شارع الحسن الثاني، 80000 أكادير",
  telephone: "0528000012",
  email: "facturation@echo-du-souss.ma",
  ice: "001987654000047",
  identifiant_fiscal: "40219876",
  registre_commerce_fr: "Agadir 21987",
  registre_commerce_ar: "أكادير 21987",
  taxe_professionnelle: "34019876",
};

const newspaper = {
  nom_fr: "L’Écho du Souss",
  nom_ar: "صدى سوس",
  slug: "echo-du-souss",
  support: "papier",
  langue: "fr",
  couleur: "#0b6e4f",
};

/** Examples of the first start of an installation. */
export const installationExamples: Readonly<Record<string, Example>> = {
  createOwner: {
    body: {
      data: {
        jeton: token,
        civility: "Mms",
        firstname: "Fatima",
        lastname: "Aït Ali",
        email: "direction@echo-du-souss.ma",
        password: "un moulin sous la pluie",
      },
    },
    answer: { data: { message: "Votre compte est ouvert." } },
  },
  readInstallation: {
    answer: {
      data: {
        ouvert: null,
        editeur: publisher,
        editeur_fixe: false,
        journal: newspaper,
        jours: { jours_sans_edition: [5], jours_feries: true },
        tarifs: null,
        classeur: null,
        carte: {
          defini: true,
          fixe: false,
          essai: "prouve",
          propose: true,
          client: "600000001",
          adresse: "https://carte.example",
        },
        especes: {
          defini: false,
          fixe: false,
          essai: null,
          propose: false,
          adresse: "https://especes.example",
        },
        courrier: {
          defini: true,
          fixe: false,
          essai: null,
          serveur: "smtp.echo-du-souss.ma",
          expediteur: "annonces@echo-du-souss.ma",
          contact: "contact@echo-du-souss.ma",
          exploitation: "technique@echo-du-souss.ma",
        },
      },
    },
  },
  saveNewspaper: {
    body: { data: newspaper },
    answer: { data: { message: "C’est enregistré." } },
  },
  testCard: {
    answer: {
      data: {
        reussi: true,
        prouve: true,
        message: "Le prestataire a accepté le paiement d’essai d’un dirham.",
      },
    },
  },
  openInstallation: { answer: { data: { ouvert: "/fr/echo-du-souss" } } },
  readNewspapers: {
    answer: {
      data: {
        rubriques: 15,
        journaux: [
          {
            id: 1,
            libelle: "L’Écho du Souss",
            slug: "echo-du-souss",
            support: "papier",
            rubriques: 15,
            page: { hauteur: 430, colonnes: 5, gouttiere: 4 },
          },
        ],
      },
    },
  },
  createNewspaper: {
    body: {
      data: {
        ...newspaper,
        nom_fr: "La Gazette du Souss",
        nom_ar: "جريدة سوس",
        slug: "gazette-du-souss",
        jours_sans_edition: [5],
        jours_feries: true,
        delai_heures: 36,
        copie_de: 1,
        hauteur: 430,
        colonnes: 5,
        gouttiere: 4,
      },
    },
    answer: { data: { id: 2, chemin: "/fr/gazette-du-souss", rubriques: 15 } },
  },
};
