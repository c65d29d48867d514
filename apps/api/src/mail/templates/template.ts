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
  ads: ({ publicUrl, language }: Surroundings) => `${publicUrl}/${language}/mes-annonces`,
  editAd: ({ publicUrl, language }: Surroundings, { adId }: MailedAd) =>
    `${publicUrl}/${language}/modification-annonce/${adId}`,
  /** Public page of the certificate of a key. */
  certificate: ({ publicUrl, language }: Surroundings, key: string) =>
    `${publicUrl}/${language}/verification/${key}`,
  login: ({ publicUrl, language }: Surroundings) => `${publicUrl}/${language}/connexion`,
  register: ({ publicUrl, language }: Surroundings) => `${publicUrl}/${language}/inscription`,
  recovery: ({ publicUrl, language }: Surroundings) =>
    `${publicUrl}/${language}/mot-de-passe-oublie`,
  /** Page with the token of a one-time link in its fragment, which browsers do not send to a server. */
  withToken: ({ publicUrl, language, tokenOf }: Surroundings, page: string, linkId: string) =>
    `${publicUrl}/${language}/${page}#jeton=${tokenOf(linkId)}`,
  /** Page of the desk where an invitation is accepted. */
  invitation: ({ publicUrl, language, tokenOf }: Surroundings, linkId: string) =>
    `${publicUrl}/desk/${language}/invitation#jeton=${tokenOf(linkId)}`,
  /** Page without scripts where an advertiser chooses the outcome of an ad that did not run. */
  missedAd: ({ publicUrl, language, tokenOf }: Surroundings, linkId: string) =>
    `${publicUrl}/ads/parution-manquee/${language}/${tokenOf(linkId)}`,
  security: ({ publicUrl, language }: Surroundings) => `${publicUrl}/${language}/securite`,
};
