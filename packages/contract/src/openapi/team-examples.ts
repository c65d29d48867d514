import type { Example } from "./example.ts";

const member = {
  id: 3,
  user_id: 3,
  civility: "Mms",
  nom: "Lahlou",
  prenom: "Hajar",
  telephone: "0661000228",
  email: "membre@demo.parution.test",
  status: 10,
  business_id: 2,
  hash_client: "c0ffee",
  last_connexion: 1772181000,
  lafonctions: "Assistante juridique",
  ladirection: "Juridique",
  ville_id: 1,
  autre_ville: "",
  address: "27, boulevard Zerktouni, Casablanca",
  path_photo: null,
  statistiques: { nbre_annonce: 42, total_solde_consomme: 5184.0 },
};

const addedMember = {
  email: "nadia.filali@atlas-conseil.test",
  password: "kW7nRq3d",
  lastname: "Filali",
  firstname: "Nadia",
  civility: "Mms",
  username: "nadia.filali@atlas-conseil.test",
  type_compte: "pro",
  business_id: 2,
  lafonctions: "Acheteuse",
  ladirection: "Achats",
  telephone: "0661000231",
  ville_id: 0,
  autre_ville: "Azemmour",
  raison_social: "Atlas Conseil SARL",
  address: "27, boulevard Zerktouni, Casablanca",
  status: 0,
  api_token: "parution-demo",
};

/** Examples of teams. */
export const teamExamples: Readonly<Record<string, Example>> = {
  readCurrentTeam: { body: { user_id: 3 }, answer: { data: [member] } },
  createMember: {
    body: { data: addedMember },
    answer: { data: { user_id: 9, message: "Le membre est ajouté." } },
  },
};
