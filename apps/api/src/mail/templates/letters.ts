import type { Letter, Surroundings } from "../letter.ts";
import { invoiceIdentityChanged, memberInvited, passwordChanged } from "./account.ts";
import { adPublished, adRefused, adsLeftOut, adsSubstituted } from "./ads.ts";
import type { LetterName, Letters } from "./data.ts";
import { cashCode, orderReceived, paymentCredited, paymentReceived } from "./orders.ts";
import type { Template } from "./template.ts";
import { contact, contactAdvertiser, errorReport } from "./visitors.ts";

const templates: { readonly [Name in LetterName]: Template<Name> } = {
  "order-received": orderReceived,
  "cash-code": cashCode,
  "payment-received": paymentReceived,
  "payment-credited": paymentCredited,
  "ad-refused": adRefused,
  "ad-published": adPublished,
  "invoice-identity-changed": invoiceIdentityChanged,
  "member-invited": memberInvited,
  "password-changed": passwordChanged,
  "ads-left-out": adsLeftOut,
  "ads-substituted": adsSubstituted,
  contact,
  "contact-advertiser": contactAdvertiser,
  "error-report": errorReport,
};

export const isLetterName = (name: string): name is LetterName => Object.hasOwn(templates, name);

/** Writes the letter of a name with its data. */
export const writeLetter = <Name extends LetterName>(
  name: Name,
  data: Letters[Name],
  surroundings: Surroundings,
): Letter => templates[name](data, surroundings);
