import type { Surroundings } from "../letter/index.ts";
import type { ToldAd } from "./data.ts";

/** Pages that letters lead to (specification 1, point 2). */
export const links = {
  order: ({ publicUrl, language }: Surroundings, orderId: number) =>
    `${publicUrl}/${language}/recap-annonce/${orderId}`,
  /** The order's own page, where it can be cancelled. */
  orderPage: ({ publicUrl, language }: Surroundings, orderId: number) =>
    `${publicUrl}/${language}/commande/show/${orderId}`,
  cashCode: ({ publicUrl, language }: Surroundings, orderId: number) =>
    `${publicUrl}/${language}/paiement-encours?commande=${orderId}`,
  orders: ({ publicUrl, language }: Surroundings) => `${publicUrl}/${language}/mes-commandes`,
  ad: ({ publicUrl, language }: Surroundings, { slug, adId }: ToldAd) =>
    `${publicUrl}/${language}/mes-annonce/show/${encodeURIComponent(slug)}/${adId}`,
  login: ({ publicUrl, language }: Surroundings) => `${publicUrl}/${language}/connexion`,
};
