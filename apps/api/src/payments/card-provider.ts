import type { Language } from "@parution/contract/call";
import type { Centimes } from "@parution/rules/money";

/** Form posted by a browser or by a provider's callback: names and values. */
export type FormFields = Readonly<Record<string, string>>;

/** An attempt to pay by card, as the provider needs to know it. */
export interface CardAttempt {
  /** Attempt's reference on both sides; not guessable. */
  readonly ref: string;
  readonly orderId: number;
  readonly amount: Centimes;
  readonly language: Language;
  readonly payer: { readonly name: string; readonly email: string; readonly telephone: string };
}

/** A page of the provider's, reached by posting `fields` to `action` from the payer's browser. */
export interface CardCheckout {
  readonly action: string;
  readonly fields: FormFields;
}

/** Provider's report of an attempt, its signature verified. */
export interface CardNotification {
  readonly ref: string;
  /** Null for an invalid amount or another currency. */
  readonly amount: Centimes | null;
  readonly approved: boolean;
  readonly transactionRef: string | null;
  readonly resultCode: string | null;
}

/** Outcome of a notification: settled; recorded without taking money; or not processed. */
export type NotificationVerdict = "settled" | "not-taken" | "failed";

/** Page with which a provider answers the form of a trial. */
export interface TrialPage {
  readonly status: number;
  readonly body: string;
  /** Address to which it leads on; null: none. */
  readonly location: string | null;
}

/** Proof of the merchant's access by a provider's page: accepted, refused, or only that it answers. */
export type TrialResult = "accepted" | "refused" | "answers";

/** Port of a card provider. Adapters translate between it and the program; they take no decision and write nothing. */
export interface CardProvider {
  readonly name: "cmi";
  checkout(attempt: CardAttempt): CardCheckout;
  /** Reads a notification, or the browser's return; null when its signature is not the provider's. */
  read(fields: FormFields): CardNotification | null;
  /** The reference that a return names, verified or not. */
  refOf(fields: FormFields): string | null;
  /** Reads the page that answered an attempt that is never paid. */
  readTrial(ref: string, page: TrialPage): TrialResult;
  /** The plain-text answer that the provider expects for a notification. */
  answer(verdict: NotificationVerdict): string;
}

/** Address of the provider's server-to-server callback. */
export const NOTIFICATION_PATH = "/ads/commandes/carte/notification";
/** Address to which it returns the payer's browser. */
export const RETURN_PATH = "/ads/commandes/carte/retour";
