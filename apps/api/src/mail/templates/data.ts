import type { IsoDate } from "@parution/rules/dates";
import type { Centimes } from "@parution/rules/money";

/** Facts of an order in mails. */
export interface MailedOrder {
  readonly orderId: number;
  /** `C00000012`. */
  readonly reference: string;
  readonly kind: "ad" | "journal" | "subscription" | "topup";
  readonly total: Centimes;
}

/** Second factors of a user. */
export interface SecondFactors {
  readonly authenticator: boolean;
  /** Names of passkeys. */
  readonly passkeys: readonly string[];
  readonly recoveryCodes: boolean;
}

/** Facts of an ad in mails. */
export interface MailedAd {
  readonly adId: number;
  /** `A00000012`. */
  readonly reference: string;
  readonly slug: string;
  /** Title on the web. */
  readonly title: string;
}

/** Ads of a newspaper's page of a day. */
export interface AdsOfPage {
  /** Name of the newspaper, in its own language. */
  readonly support: string;
  readonly day: IsoDate;
  /** `A00000012`. */
  readonly references: readonly string[];
}

/** Change of an account's second factors. */
export type ProtectionChange =
  | "authenticator-added"
  | "authenticator-removed"
  | "passkey-added"
  | "passkey-removed"
  | "recovery-code-used"
  | "recovery-codes-renewed"
  | "factors-removed";

/** Buyer named by an invoice. */
interface InvoicedIdentity {
  readonly companyName: string;
  readonly address: string;
  /** Empty: none. */
  readonly ice: string;
}

/** Data of each letter: plain JSON, kept until the mail has left. */
export interface Letters {
  readonly "order-received": MailedOrder & {
    readonly name: string;
    /** Publication dates of an ad; empty for other orders. */
    readonly dates: readonly IsoDate[];
    /** True when it is still to be paid, or confirmed; otherwise it stands on the account on term. */
    readonly awaitsPayment: boolean;
    /** True when its account is charged in place of paying. */
    readonly onTerm?: boolean;
    /** The payment's deadline, epoch milliseconds; absent where none ends it. */
    readonly payableUntil?: number | null;
  };
  readonly "cash-code": MailedOrder & {
    readonly name: string;
    /** Twelve digits. */
    readonly code: string;
    readonly amount: Centimes;
    /** Epoch milliseconds. */
    readonly expiresAt: number;
  };
  readonly "payment-received": MailedOrder & {
    readonly name: string;
    readonly method: "card" | "cashPartner" | "balance";
  };
  /** Payment of an order that no longer waited for it. */
  readonly "payment-credited": MailedOrder & {
    readonly name: string;
    /** Paid goods. */
    readonly amount: Centimes;
  };
  readonly "ad-refused": MailedAd & {
    readonly name: string;
    /** Null where the publisher gave none. */
    readonly reason: string | null;
    readonly total: Centimes;
    /** Destination of a payment: the balance, or the debt on term. */
    readonly givenBack: "balance" | "debt";
  };
  readonly "ad-accepted": MailedAd & {
    readonly name: string;
    /** Label of the newspaper in the reader's language. */
    readonly support: string;
    readonly dates: readonly IsoDate[];
  };
  readonly "ad-to-correct": MailedAd & {
    readonly name: string;
    /** The moderator's sentence, in the reader's language. */
    readonly correction: string;
  };
  readonly "ad-published": MailedAd & {
    readonly name: string;
    /** Label of the newspaper in the reader's language. */
    readonly support: string;
    readonly dates: readonly IsoDate[];
    /** True when the ad is on the web; of a print ad the date is planned. */
    readonly isOnline?: boolean;
  };
  /** An ad was found in the printed issue of a day. */
  readonly "ad-printed": MailedAd & {
    readonly name: string;
    /** Label of the newspaper in the reader's language. */
    readonly support: string;
    readonly date: IsoDate;
    readonly pages: readonly number[];
    /** Key of the certificate; null: it is not made yet, and the ad's own page offers it. */
    readonly key: string | null;
  };
  /** A newspaper does not appear on a day for which the reader has ads. */
  readonly "day-closed": {
    readonly name: string;
    /** Label of the newspaper in the reader's language. */
    readonly support: string;
    readonly date: IsoDate;
    /** Reason for the closing, in the reader's language. */
    readonly reason: string;
    readonly ads: readonly (MailedAd & {
      /** Dates that stay; without these and another it is cancelled. */
      readonly kept: readonly IsoDate[];
      /** Date in place of the closed one; empty: it has none. */
      readonly moved: readonly IsoDate[];
      /** Given back; 0: nothing. */
      readonly refund: Centimes;
    })[];
    /** Further ads. */
    readonly more: number;
  };
  /** An ad did not run: its advertiser chooses, or learns the outcome. */
  readonly "ad-missed": MailedAd & {
    readonly name: string;
    /** Label of the newspaper in the reader's language. */
    readonly support: string;
    readonly date: IsoDate;
    readonly cause: "late_payment" | "undecided" | "cancelled" | "left_out";
    /** Reason given by the desk, in the reader's language; empty: the cause says it. */
    readonly reason: string;
    /** Link and time of the choice; null: it is made. */
    readonly choice: { readonly linkId: string; readonly until: number } | null;
    /** Dates of the ad after the change; empty: it is cancelled. */
    readonly dates: readonly IsoDate[];
    /** Given back; 0: nothing. */
    readonly refund: Centimes;
    /** Outcome of the ad; default: `moved`. */
    readonly state?: "open" | "moved" | "refunded" | "changed" | "entered";
    /** True while its order waits for its payment. */
    readonly isUnpaid?: boolean;
  };
  /** An invoice names another company, address or ICE than before. */
  readonly "invoice-identity-changed": {
    readonly orderId: number;
    /** Reference of the order. */
    readonly reference: string;
    readonly name: string;
    /** Author of the change. */
    readonly by: string;
    readonly before: InvoicedIdentity;
    readonly after: InvoicedIdentity;
  };
  readonly "member-invited": {
    readonly name: string;
    readonly inviter: string;
    readonly company: string;
    /** Login address. */
    readonly email: string;
  };
  /** Invitation to the newspaper's desk. */
  readonly "staff-invited": { readonly inviter: string; readonly linkId: string };
  /** Test of the mail server. */
  readonly "test-letter": { readonly name: string };
  /** Confirms an address: of a sign-up, or of the account that it has already. */
  readonly "registration-confirm": { readonly linkId: string };
  readonly "registration-known": { readonly name: string };
  /** Mail to choose another password, or where no account has the address. */
  readonly "recovery-link": { readonly name: string; readonly linkId: string };
  readonly "recovery-unknown": Readonly<Record<never, never>>;
  /** Mail to a new address, which its link confirms, or to the former one, which its link restores. */
  readonly "address-confirm": { readonly name: string; readonly linkId: string };
  readonly "address-changed": {
    readonly name: string;
    readonly email: string;
    readonly linkId: string;
  };
  /** The former address is back, and what was added to the second factors around its change is removed. */
  readonly "address-restored": {
    readonly name: string;
    /** Epoch milliseconds. */
    readonly at: number;
    readonly lost: SecondFactors;
    /** Left out of letters that were queued before it was kept. */
    readonly kept?: SecondFactors;
  };
  readonly "account-dormant": { readonly name: string; readonly endsOn: IsoDate };
  readonly "account-closed": { readonly name: string };
  readonly "password-changed": {
    readonly name: string;
    /** Epoch milliseconds. */
    readonly at: number;
  };
  /** Protection of an account has changed, or a recovery code was used. */
  readonly "protection-changed": {
    readonly name: string;
    readonly change: ProtectionChange;
    /** Epoch milliseconds. */
    readonly at: number;
    /** Name of the passkey that was added or removed. */
    readonly passkey?: string;
    /** Recovery codes left after the use of one. */
    readonly left?: number;
  };
  /** Mail to the newspaper: ads that its page of a day leaves out, since they cannot be set. */
  readonly "ads-left-out": AdsOfPage;
  /** Mail to the newspaper: ads of a day's page with characters that its faces do not have. */
  readonly "ads-substituted": AdsOfPage;
  readonly contact: {
    readonly name: string;
    readonly email: string;
    readonly subject: string;
    readonly message: string;
  };
  readonly "contact-answer": {
    readonly name: string;
    readonly subject: string;
    /** Text of the staff. */
    readonly answer: string;
    /** The visitor's own message. */
    readonly message: string;
    readonly receivedAt: number;
  };
  readonly "contact-advertiser": {
    readonly title: string;
    /** Address of the ad's public page. */
    readonly url: string;
    /** The visitor's. */
    readonly email: string;
    readonly telephone: string | null;
    readonly subject: string;
    readonly message: string;
  };
  readonly "error-report": {
    readonly subject: string;
    /** Sanitised before it is queued. */
    readonly html: string;
    /** Id of the affected user; null: a visitor. */
    readonly userId: number | null;
    readonly address: string;
  };
}

export type LetterName = keyof Letters;
