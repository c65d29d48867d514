import type { Letter, Surroundings } from "../letter.ts";
import type { LetterName, Letters, MailedAd } from "./data.ts";

/** Writes a letter in the reader's language. */
export type Template<Name extends LetterName> = (
  data: Letters[Name],
  surroundings: Surroundings,
) => Letter;

/** Pages that letters lead to. */
export const links = {
  order: ({ publicUrl, language }: Surroundings, orderId: number) =>
    `${publicUrl}/${language}/recap-annonce/${orderId}`,
  /** The order's own page, where it can be cancelled. */
  orderPage: ({ publicUrl, language }: Surroundings, orderId: number) =>
    `${publicUrl}/${language}/commande/show/${orderId}`,
  cashCode: ({ publicUrl, language }: Surroundings, orderId: number) =>
    `${publicUrl}/${language}/paiement-encours?commande=${orderId}`,
  orders: ({ publicUrl, language }: Surroundings) => `${publicUrl}/${language}/mes-commandes`,
  ad: ({ publicUrl, language }: Surroundings, { slug, adId }: MailedAd) =>
    `${publicUrl}/${language}/mes-annonce/show/${encodeURIComponent(slug)}/${adId}`,
  login: ({ publicUrl, language }: Surroundings) => `${publicUrl}/${language}/connexion`,
};
