import type { Example } from "./example.ts";

const user = {
  id: 2,
  business_id: 2,
  firstname: "Salma",
  lastname: "Bennani",
  civility: "Mms",
  email: "pro@demo.parution.test",
  telephone: "0661000227",
  date_naissance: "1984-05-12",
  code_postal: "20250",
  ville_id: 0,
  autre_ville: "Tahannaout",
  is_parent: 1,
  roles: "ROLE_USER",
  hash_client: "b7f1c0de",
  path_photo: "/account/api/v1/user/photo/2/0f9b7c52-6a0d-4e5e-9d7a-0d5b1f2f6c11",
  changer_mot_de_passe: 0,
};

const company = {
  libelle: "Atlas Conseil",
  raison_social: "Atlas Conseil SARL",
  address: "27, boulevard Zerktouni, Casablanca",
  telephone: "0522000227",
  type: "societe",
  secteur: "Conseil aux entreprises",
  gerant: "Salma Bennani",
  ice: "000152733000067",
  rc: "Casablanca 152733",
  facture_pour: "Atlas Conseil SARL",
  email: "contact@atlas-conseil.test",
};

/** Examples of one's own details, one's company and one's password. */
export const profileExamples: Readonly<Record<string, Example>> = {
  readUser: { body: { user_id: 2 }, answer: { data: user } },
  updateUser: {
    body: {
      data: {
        telephone: "0661000227",
        date_naissance: "1984-05-12",
        code_postal: "20250",
        ville_id: 0,
        autre_ville: "Tahannaout",
      },
    },
    answer: { data: { message: "Vos informations sont enregistrées.", user } },
  },
  updateBusiness: {
    body: { data: { business_id: 2, ...company } },
    answer: {
      data: {
        message: "Les informations de votre société sont enregistrées.",
        entreprise: {
          id: 2,
          support_id: 1,
          ...company,
          type_compte: "pro",
          solde: 12000.0,
          solde_gratuit: 0,
          ccompte: 0,
          convention_extra: 0,
          plafond: { message: null, depasse: 0 },
        },
      },
    },
  },
  changePassword: {
    body: { data: { mot_de_passe: "k7Tq2mPa", nouveau_mot_de_passe: "un moulin sous la pluie" } },
    answer: { data: { message: "Votre mot de passe est changé." } },
  },
};
