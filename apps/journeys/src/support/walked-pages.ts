import type { Page } from "@playwright/test";
import type { Account } from "./accounts.ts";
import { placeLineAd } from "./service.ts";

/** A page that is opened while its connection is broken. */
export interface WalkedPage {
  readonly name: string;
  /** Account that may open it; null for a public page. */
  readonly account: Account | null;
  /** Empty without the service's answers; other pages are complete by themselves. */
  readonly reads: boolean;
  /** Path after the language. */
  readonly find: (page: Page) => Promise<string>;
}

const at = (path: string) => async () => path;

/** Path of the first link to such a page on another page. */
const linkedFrom = (path: string, link: string) => async (page: Page) => {
  await page.goto(`/fr${path}`);
  const address = await page.getByRole("main").locator(link).first().getAttribute("href");
  if (address === null) throw new Error(`${path} has no link ${link}.`);
  return address.replace(/^\/fr/, "");
};

const orderPath = (begin: string) => async () => `${begin}${(await placeLineAd("pro")).orderId}`;

const visitor = (path: string, reads = true): WalkedPage => ({
  name: path,
  account: null,
  reads,
  find: at(path),
});
const own = (path: string, account: Account = "pro"): WalkedPage => ({
  name: path,
  account,
  reads: true,
  find: at(path),
});

/** One page of each kind. */
export const walkedPages: readonly WalkedPage[] = [
  own("/mes-annonces"),
  own("/passer-votre-annonce/support-1"),
  own("/passer-votre-annonce-appels-offres/support-1", "convention"),
  own("/commandes-journal"),
  own("/mon-equipe"),
  own("/mes-commandes"),
  own("/mes-factures", "terme"),
  own("/mes-forfaits"),
  own("/dashboard"),
  {
    ...own("one's own ad"),
    find: linkedFrom("/mes-annonces", "a[href*='/mes-annonce/show/']"),
  },
  {
    ...own("an ad that is edited"),
    find: async () => `/modification-annonce/${(await placeLineAd("pro")).adId}`,
  },
  { ...own("a member"), find: linkedFrom("/mon-equipe", "a[href*='/membre/']") },
  { ...own("an order"), find: orderPath("/commande/show/") },
  { ...own("a recap"), find: orderPath("/recap-annonce/") },
  { ...own("an outcome"), find: orderPath("/paiement-encours?commande=") },
  {
    ...own("an offer of subscription"),
    find: linkedFrom("/commandes-journal", "a[href*='/abonnement/offres/']"),
  },
  // Its data is part of every page's frame.
  visitor("/", false),
  visitor("/annonces"),
  {
    ...visitor("a published ad"),
    find: linkedFrom("/annonces", "article a[href*='/annonce/']"),
  },
  visitor("/tarifs"),
  visitor("/contact"),
  visitor("/faq"),
  visitor("/connexion", false),
  visitor("/verification", false),
  visitor("/conditions-ventes", false),
  visitor("/conditions-utilisation", false),
  visitor("/404", false),
];
