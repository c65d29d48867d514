import { adsExamples } from "./ads-examples.ts";
import { captchaExamples } from "./captcha-examples.ts";
import { certificateExamples } from "./certificate-examples.ts";
import { contactExamples } from "./contact-examples.ts";
import { dashboardExamples } from "./dashboard-examples.ts";
import { invoiceExamples } from "./invoice-examples.ts";
import { journalExamples } from "./journal-examples.ts";
import { listingExamples } from "./listing-examples.ts";
import { orderListExamples } from "./order-list-examples.ts";
import { paymentExamples } from "./payment-examples.ts";
import { profileExamples } from "./profile-examples.ts";

import { teamExamples } from "./team-examples.ts";
import { trackingExamples } from "./tracking-examples.ts";

/** Wire samples of the main calls; the documents show them, and tests decode them. */
export interface Example {
  readonly body?: unknown;
  readonly answer?: unknown;
}

const quotedAd = {
  support_id: 1,
  rubrique_id: 1,
  contenu_papier: "SOCIETE ATLAS NEGOCE SARL\nAvis de convocation",
  dates_parution: ["03/03/2026", "04/03/2026"],
};

const orderedAd = {
  ...quotedAd,
  publie_annonce: 0,
  nbr_lignes: 2,
  condition_vente: 1,
  produit_id: 11,
  ville_id: 1,
  pays_id: 1,
  canal_id: 1,
  sous_rubrique_id: 101,
  titre: "Avis de convocation",
  contenu_web: "",
  telephone: "0522000000",
  email: "pro@demo.parution.test",
  adresse_ip: "",
  value_modulaire: "ML",
  annonce_anonyme: 0,
  title: "",
  body: "",
  footer: "",
  statut: 1,
  options: "1,12;2,21",
  prix_ttc: 96.0,
};

const user = {
  id: 2,
  business_id: 2,
  firstname: "Salma",
  lastname: "Bennani",
  civility: "Mms",
  email: "pro@demo.parution.test",
  telephone: "0522000000",
  date_naissance: "1984-05-12",
  code_postal: "20000",
  ville_id: 1,
  autre_ville: null,
  is_parent: 1,
  roles: "ROLE_USER",
  hash_client: "b7f1c0de",
  path_photo: null,
  changer_mot_de_passe: 0,
};

const recap = {
  id: 41,
  ref: "C-2026-000041",
  support: { id: 1, libelle: "L'Horizon", slug: "l-horizon", canal_id: 1, prix_fix: 0 },
  type: { type_id: 2, label: "Annonce" },
  statut: 0,
  statutcommande: { label: "À payer", class_front: "warning" },
  prix_ht: 80.0,
  prix_tva: 16.0,
  prix_ttc: 96.0,
  montant_coupon: null,
  date_creation: "2026-02-27T09:30:00.000Z",
  date_publication_min: "03/03/2026",
  limite_paiement: "2026-02-28T23:00:00.000Z",
  methode_paiement_id: null,
  methodes_paiement: [3, 1],
  modifier_facture: 0,
  actions: ["finaliser", "annuler"],
  refus_finalisation: null,
  solde: 5000.0,
  solde_gratuit: 0,
  coupon_autorise: 1,
  annulation_autorisee: 1,
  plafond: { message: null, depasse: 0 },
  hash_client: "b7f1c0de",
  annonce: {
    id: 57,
    slug: "avis-de-convocation",
    ref_web: null,
    titre: "Avis de convocation",
    rubrique: "Annonces légales",
    sous_rubrique: "Assemblées générales",
    format: "L",
    value_modulaire: null,
    nbr_lignes: 2,
    contenu_papier: "SOCIETE ATLAS NEGOCE SARL\nAvis de convocation",
    contenu_web: null,
    publie_annonce: 0,
    canvas: null,
    ville: "Casablanca",
    dates_parution: ["03/03/2026", "04/03/2026"],
    modification_autorisee: 1,
  },
  commandejournal: null,
  abonnement: null,
};

const calendar = {
  maintenant: "2026-02-27T09:30:00.000Z",
  date_start: "27/02/2026",
  date_end: "03/03/2026",
  jours: [
    {
      date: "28/02/2026",
      disponible: false,
      motif: "Pas d’édition le samedi ni le dimanche.",
      code_motif: "weekend",
      limite: null,
    },
    {
      date: "03/03/2026",
      disponible: true,
      motif: null,
      code_motif: null,
      limite: "2026-03-01T11:00:00.000Z",
    },
  ],
};

const quote = {
  nbr_lignes: 2,
  lignes_facturees: 2,
  prix_unitaire: 20.0,
  nbr_dates: 2,
  code_config: null,
  remise: 0,
  prix_ht: 80.0,
  prix_tva: 16.0,
  prix_ttc: 96.0,
  etapes: [
    { code: "unit", libelle: "Prix de la ligne, TTC", detail: "20,00 × 1,20", montant: 24.0 },
    { code: "lines", libelle: "2 lignes", detail: "2 × 24,00", montant: 48.0 },
    { code: "dates", libelle: "2 parutions", detail: "2 × 48,00", montant: 96.0 },
  ],
  modification: null,
  expire_le: "2026-03-01T11:00:00.000Z",
};

const editableAd = {
  id: 57,
  commande_id: 41,
  ref_web: "A-2026-000057",
  reglee: 1,
  montant_commande: 96.0,
  coupon: null,
  canal_id: 1,
  support_id: 1,
  rubrique_id: 1,
  type_produit_id: 1,
  sous_rubrique_id: 101,
  options: "1,12;2,21",
  couleur_id: null,
  canvas_id: 1,
  value_modulaire: null,
  contenu_papier: "SOCIETE ATLAS NEGOCE SARL\nAvis de convocation",
  dates_parution: ["03/03/2026", "04/03/2026"],
  secteur: null,
  ref_an: null,
  publie_annonce: 1,
  titre: "Avis de convocation",
  contenu_web: "",
  photos: [
    {
      id: 9,
      nom: "siege.jpg",
      type: "image/jpeg",
      taille: 182400,
      url: "/ads/annonces/photo/9",
    },
  ],
  fichiers: [],
  ville_id: 1,
  autre_ville: null,
  ice: "000152733000067",
  annonce_anonyme: 0,
};

const placed = {
  data: {
    commande_id: 41,
    annonce_id: 57,
    user_a_terme: 0,
    message: "Votre commande est enregistrée.",
    prix_ttc: 96.0,
  },
};

export const examples: Readonly<Record<string, Example>> = {
  login: {
    body: {
      data: {
        email: "pro@demo.parution.test",
        password: "Parution-2026!",
        api_token: "parution-demo",
      },
    },
    answer: { data: { token: "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl", user, exp: 1772229600 } },
  },
  readCurrentUser: { answer: { data: user } },
  readCalendar: { answer: { data: calendar } },
  proofDraft: {
    body: {
      support_id: 1,
      rubrique_id: 1,
      contenu_papier: "SOCIETE ATLAS NEGOCE SARL\nAvis de convocation",
    },
  },
  quoteAd: { body: quotedAd, answer: { data: quote } },
  placeAd: { body: orderedAd, answer: placed },
  placeTenderAd: {
    body: { ...orderedAd, ref_an: "AO 12/2026", refan: "AO 12/2026" },
    answer: placed,
  },
  readEditableAd: { body: { annonce_id: 57 }, answer: { data: editableAd } },
  editAd: {
    body: { ...orderedAd, annonce_id: 57, prix_ttc: 144.0, ordre_photos: [9, 0] },
    answer: {
      data: {
        commande_id: 41,
        annonce_id: 57,
        reglee: 1,
        message: "Votre annonce est modifiée.",
        prix_ttc: 144.0,
        difference: 48.0,
      },
    },
  },
  readRecap: { answer: { data: recap } },
  ...adsExamples,
  ...listingExamples,
  ...captchaExamples,
  ...certificateExamples,
  ...contactExamples,
  ...trackingExamples,
  ...journalExamples,
  ...invoiceExamples,
  ...profileExamples,
  ...orderListExamples,
  ...paymentExamples,
  ...teamExamples,
  ...dashboardExamples,
};
