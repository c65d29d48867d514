import { loginQuery } from "@parution/app/session/origin.ts";
import { type PortalPage, page } from "./portal-page.tsx";

/** Path of the portal: a page, a redirect, or both where a page is shown before the redirect. */
export interface PortalRoute {
  readonly path: string;
  readonly page?: PortalPage;
  readonly leadsTo?: string;
  /** Status of the server's answer; 200 by default. */
  readonly status?: 404;
  /** Page for visitors without a session, which search engines may index. */
  readonly landing?: PortalPage;
}

/** An id in an address. */
const NUMBER = /^[1-9]\d{0,9}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NAME = /^[a-zA-Z-]{1,40}$/;
/** Filter parameters of an account's list. */
const listQuery = { reference: /^.{1,60}$/u, du: DAY, au: DAY, statut: NAME };

/** Texts of pages with a list of the account. */
const LISTS = "@parution/app/lists";

/** Texts of pages that show ordered ads. */
const orderedTexts = ["shared/orders", "shared/ad-preview"];

const home = page("home/home", { texts: ["shared/published-ads"] });
const listing = page("listing/listing", {
  texts: ["shared/published-ads"],
  query: { categorie: NUMBER, type: NUMBER, ville: NUMBER },
  searchParameter: "recherche",
});
const publishedAd = page("published-ad/published-ad", {
  query: { support: NUMBER },
  texts: ["shared/published-ads", "@parution/app/captcha", "shared/ad-preview"],
});
const rates = page("rates/rates", { texts: ["shared/published-ads"] });
const login = page("session/login", {
  query: loginQuery,
  texts: ["@parution/app/factors"],
});
const registration = page("registration/registration", { texts: ["@parution/app/captcha"] });
const confirmation = page("registration/confirmation");
const recovery = page("registration/recovery", { texts: ["@parution/app/captcha"] });
const newPassword = page("registration/new-password");
const addressLink = page("registration/address-link");
export const password = page("security/password");
/** Shared options of the ad forms. */
const adForm = { access: "session", texts: ["shared/ad-preview"] } as const;
const orderForm = page("order-form/order-form", { ...adForm, loginReason: "commande" });
/** The order form of a visitor, public: a login leads from it to the order form. */
const trial = page("order-form/trial", { texts: ["shared/ad-preview", "order-form/trial"] });
const orderLanding = page("session/order-landing");
const journalOrder = page("journal-order/journal-order", {
  access: "session",
  loginReason: "commande",
});
const subscription = page("subscription/subscription", {
  access: "session",
  loginReason: "commande",
});
const editAd = page("order-form/edit-ad", adForm);
const recap = page("recap/recap", { access: "session", texts: orderedTexts });
const outcome = page("payment-outcome/payment-outcome", { texts: ["shared/orders"] });
const myAds = page("my-ads/my-ads", {
  access: "session",
  texts: [LISTS, "shared/ads"],
  query: listQuery,
});
const adDetails = page("ad-details/ad-details", {
  access: "session",
  texts: ["shared/ads", "shared/published-ads", "shared/ad-preview"],
});
const team = page("team/team", { access: "session" });
const member = page("team/member", { access: "session", texts: [LISTS, "shared/orders"] });
const myOrders = page("my-orders/my-orders", {
  access: "session",
  texts: [LISTS, "shared/orders"],
  query: { ...listQuery, membre: NUMBER },
});
const order = page("my-orders/order", { access: "session", texts: orderedTexts });
const invoices = page("invoices/invoices", {
  access: "session",
  texts: [LISTS],
  query: { ...listQuery, etat: NAME },
});
const packages = page("packages/packages", {
  access: "session",
  texts: [LISTS],
  query: { ...listQuery, pageP: NUMBER },
});
const dashboard = page("dashboard/dashboard", { access: "session", texts: [LISTS] });
const security = page("security/security", { access: "session" });
const verification = page("verification/verification", { texts: ["@parution/app/captcha"] });
const contact = page("contact/contact", { texts: ["@parution/app/captcha"] });
const staticPage = page("static-page/static-page", { query: { version: NUMBER } });
const guide = page("guide/guide", { query: { annonces: /^digitale$/ } });
const postedData = page("posted-data/posted-data");
const notFound = page("not-found/not-found");

/**
 * Every page of the portal, by its own path: language and support stand before it
 * (docs/domain/public-pages.md#addresses). What a page reads first is in `server/page-reads.ts`.
 */
export const routes: readonly PortalRoute[] = [
  { path: "/", page: home },
  { path: "/annonces", page: listing },
  { path: "/annonces/:first", page: listing },
  { path: "/annonces/:first/:second", page: listing },
  { path: "/annonce/:slug/:id", page: publishedAd },
  { path: "/annonce/:heading/:slug/:id", page: publishedAd },
  { path: "/tarifs", page: rates },
  { path: "/connexion", page: login },
  { path: "/connexion.html", page: login },
  { path: "/inscription", page: registration },
  { path: "/inscription/confirmation", page: confirmation },
  { path: "/mot-de-passe-oublie", page: recovery },
  { path: "/mot-de-passe-oublie/nouveau", page: newPassword },
  { path: "/adresse/confirmation", page: addressLink },
  { path: "/adresse/retablir", page: addressLink },
  { path: "/passer-votre-annonce", page: orderForm, landing: orderLanding },
  { path: "/passer-votre-annonce/:support", page: orderForm },
  { path: "/essayer", page: trial },
  { path: "/essayer/:support", page: trial },
  { path: "/passer-votre-annonce-appels-offres", page: orderForm },
  { path: "/passer-votre-annonce-appels-offres/:support", page: orderForm },
  { path: "/modification-annonce/:adId", page: editAd },
  { path: "/passAnnonce", leadsTo: "/passer-votre-annonce" },
  { path: "/commandes-journal", page: journalOrder },
  { path: "/commandes-journal/:id", page: journalOrder },
  { path: "/recap-annonce", leadsTo: "/mes-commandes" },
  { path: "/recap-annonce/:orderId", page: recap },
  {
    path: "/recap-annonce/abonnement/offres/confirmation/:offerId/:supportId",
    page: subscription,
  },
  { path: "/paiement-succes", page: outcome },
  { path: "/paiement-echoue", page: outcome },
  { path: "/paiement-encours", page: outcome },
  { path: "/mes-annonces", page: myAds },
  { path: "/mes-annonces/:page", page: myAds },
  { path: "/mes-annonce/show/:slug/:id", page: adDetails },
  { path: "/mon-equipe", page: team },
  { path: "/mon-equipe/membre/:id", page: member },
  { path: "/mon-equipe/membre/:id/:page", page: member },
  { path: "/mes-commandes", page: myOrders },
  { path: "/mes-commandes/:page", page: myOrders },
  { path: "/commande/show/:orderId", page: order },
  { path: "/mes-factures", page: invoices },
  { path: "/mes-factures/:page", page: invoices },
  { path: "/mes-forfaits", page: packages },
  { path: "/mes-forfaits/:page", page: packages },
  { path: "/dashboard", page: dashboard },
  { path: "/dashboard/:page", page: dashboard },
  { path: "/securite", page: security },
  { path: "/verification", page: verification },
  { path: "/verification/:id", page: verification },
  { path: "/contact", page: contact },
  { path: "/conditions-ventes", page: staticPage },
  { path: "/conditions-utilisation", page: staticPage },
  { path: "/page/:slug", page: staticPage },
  { path: "/faq", page: guide },
  { path: "/posted-data-from-maksi", page: postedData },
  { path: "/404", page: notFound, status: 404 },
  { path: "*", page: notFound, leadsTo: "/404", status: 404 },
];
