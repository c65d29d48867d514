import { DEMO_PASSWORD } from "../../demo/accounts.ts";
import type { Holdings } from "./holdings.ts";
import type { WireRequest } from "./wire-request.ts";

/** A request that succeeds for the owner of the things it names. */
export type RequestOf = (held: Holdings) => WireRequest;

const ad = (held: Holdings) => ({
  canal_id: 1,
  support_id: 1,
  rubrique_id: 1,
  sous_rubrique_id: 1,
  contenu_papier: "Avis de constitution de société.",
  dates_parution: ["10/06/2026"],
  ville_id: 1,
  condition_vente: 1,
  utilisateur: held.userId,
  hash_client: held.clientHash,
  prix_ttc: "48.00",
});

const journal = (held: Holdings) => ({
  support_id: 1,
  produit_id: 1,
  duree: 1,
  date_journal: [{ date: "29/05/2026", qte: 1 }],
  livraison_id: 2,
  adresse: "14, rue Ibn Batouta, Casablanca",
  telephone: "0661000114",
  condition_vente: 1,
  utilisateur: held.userId,
  hash_client: held.clientHash,
});

const details = (held: Holdings) => ({
  business_id: held.businessId,
  libelle: "Société",
  raison_social: "Société SARL",
  address: "1, rue de Fès, Rabat",
  telephone: "0537000001",
  type: "societe",
  secteur: "Conseil",
  gerant: "Nadia Alami",
  email: "contact@societe.test",
});

const member = (held: Holdings) => ({
  business_id: held.businessId,
  lastname: "Idrissi",
  firstname: "Omar",
  civility: "M",
  lafonctions: "Acheteur",
  ladirection: "Achats",
  telephone: "0661000232",
  ville_id: 1,
  address: "1, rue de Fès, Rabat",
  email: `nouveau-${held.userId}@equipe.test`,
  password: "kW7nRq3d",
  status: 10,
});

const edition = { date_edition: "03/06/2026", support_id: 1 };
const reference = (adId: number) => `A${String(adId).padStart(8, "0")}`;

/** Requests by operation, each naming something of an account's. */
export const requests: Readonly<Record<string, RequestOf>> = {
  readUser: (held) => ({ body: { user_id: held.memberId } }),
  updateUser: (held) => ({ body: { data: { user_id: held.memberId, telephone: "0661000233" } } }),
  readBusiness: (held) => ({ body: { business_id: held.businessId } }),
  updateBusiness: (held) => ({ body: { data: details(held) } }),
  readTheme: (held) => ({ body: { support_id: 1, business_id: held.businessId } }),
  removePasskey: (held) => ({
    body: {
      data: { id: held.passkeyId, mot_de_passe: DEMO_PASSWORD, code: held.recoveryCode },
    },
  }),
  readCurrentTeam: (held) => ({ body: { business_id: held.businessId, user_id: held.memberId } }),
  createMember: (held) => ({ body: { data: member(held) } }),
  readMemberOrders: (held) => ({ query: { user_id: held.memberId } }),
  readPackageRate: (held) => ({ body: { produit_id: 1, support_id: 1, user_id: held.userId } }),
  quoteAd: (held) => ({ body: { ...ad(held), annonce_id: held.open.adId } }),
  proofDraft: (held) => ({ body: { ...ad(held), annonce_id: held.open.adId } }),
  proofAd: (held) => ({ query: { annonce_id: held.open.adId } }),
  placeAd: (held) => ({ body: ad(held) }),
  placeTenderAd: (held) => ({ body: { ...ad(held), ref_an: "AO 12/2026" } }),
  readEditableAd: (held) => ({ body: { annonce_id: held.open.adId } }),
  editAd: (held) => ({
    body: {
      ...ad(held),
      annonce_id: held.open.adId,
      publie_annonce: 1,
      titre: "Avis",
      ordre_photos: [held.photoId],
      ordre_fichiers: [held.attachmentId],
    },
  }),
  readRecap: (held) => ({ query: { commande_id: held.open.orderId } }),
  cancelOrder: (held) => ({ body: { commande_id: held.doomedOrder.orderId } }),
  readMyOrders: (held) => ({ query: { user_id: held.userId } }),
  trackVisit: (held) => ({
    body: {
      consentement: 1,
      session_id: "5b1f4e0a-3c57-4d1e-9a86-0f2b7c4d8e91",
      site: "parution.test",
      url: "/fr/contact",
      post: [],
      user_id: held.userId,
      business_id: held.businessId,
    },
  }),
  readInvoiceDetails: (held) => ({ query: { commande_id: held.online.orderId } }),
  editInvoiceDetails: (held) => ({
    query: { commande_id: held.online.orderId },
    body: { raison_social: "Société SARL", adresse_facture: "Rabat", ice: "" },
  }),
  readJournalPackage: (held) => ({ body: { produit_id: 1, support_id: 1, user_id: held.userId } }),
  placeJournal: (held) => ({ body: journal(held) }),
  placeJournalUnderConvention: (held) => ({ body: journal(held) }),
  placeSubscription: (held) => ({
    body: {
      abonnement_id: 2,
      support_id: 1,
      utilisateur: held.userId,
      hash_client: held.clientHash,
    },
  }),
  payOrder: (held) => ({
    body: {
      data: {
        commande_id: held.payable.orderId,
        methode_paiement_id: 3,
        hash_client: held.clientHash,
      },
    },
  }),
  readPaymentState: (held) => ({ query: { commande_id: held.open.orderId } }),
  topUp: (held) => ({
    body: {
      data: { hash_client: held.clientHash },
      prix: 100,
      support_id: 1,
      user_id: held.userId,
    },
  }),
  applyCoupon: (held) => ({
    body: { code_coupon: "BIENVENUE10", commande_id: held.open.orderId },
  }),
  downloadInvoice: (held) => ({
    query: { commande_id: held.online.orderId, facture_id: held.invoiceId },
  }),
  readMyPackages: (held) => ({ path: { business_id: held.businessId } }),
  readDashboard: (held) => ({ query: { business_id: held.businessId } }),
  readFeed: (held) => ({ query: { annonce_id: held.online.adId } }),
  openFeed: (held) => ({ body: { annonce_id: held.online.adId } }),
  revokeFeed: (held) => ({ body: { annonce_id: held.online.adId } }),
  readMyAd: (held) => ({ query: { id: held.open.adId, slug: "avis" } }),
  cancelAd: (held) => ({ body: { annonce_id: held.doomedAd.adId } }),
  duplicateAd: (held) => ({ body: { id: held.online.adId } }),
  switchAd: (held) => ({
    body: {
      action: "desactiver",
      annonce_id: held.online.adId,
      motif_id: 1,
      utilisateur: held.userId,
    },
  }),
  exportMyAds: (held) => ({ query: { user_id: held.userId } }),
  exportMyOrders: (held) => ({ query: { utilisateur: held.memberId } }),
  downloadCertificate: (held) => ({ query: { annonce_id: held.online.adId } }),
  downloadDailyPage: (held) => ({ query: { ...edition, ref_web: reference(held.online.adId) } }),
  viewDailyPage: (held) => ({ query: { ...edition, ref_web: reference(held.online.adId) } }),
};
