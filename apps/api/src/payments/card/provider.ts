import type { Language } from "@parution/contract/call";
import type { Centimes } from "@parution/rules/money";

/** What a browser posts, or a provider calls back with: names and values of one form. */
export type FormFields = Readonly<Record<string, string>>;

/** An attempt to pay by card, as the provider needs to know it. */
export interface CardAttempt {
  /** What both sides know the attempt by; not to be guessed. */
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

/** What the provider says about an attempt, its signature verified. */
export interface CardNotification {
  readonly ref: string;
  /** Null when the provider names an amount that is none, or another currency. */
  readonly amount: Centimes | null;
  readonly approved: boolean;
  readonly transactionRef: string | null;
  readonly resultCode: string | null;
}

/** How a notification was received: it settled; was noted, and no money is to be taken; could not be processed. */
export type NotificationVerdict = "settled" | "not-taken" | "failed";

/** A card payment company. Adapters translate; they decide nothing and write nothing. */
export interface CardProvider {
  readonly name: "cmi";
  checkout(attempt: CardAttempt): CardCheckout;
  /** Reads a notification, or the browser's return; null when its signature is not the provider's. */
  read(fields: FormFields): CardNotification | null;
  /** The reference that a return names, verified or not. */
  refOf(fields: FormFields): string | null;
  /** The plain-text answer that the provider expects for a notification. */
  answer(verdict: NotificationVerdict): string;
}
