import type { Letter, Surroundings } from "../letter.ts";
import {
  invoiceIdentityChanged,
  memberInvited,
  passwordChanged,
  protectionChanged,
} from "./account.ts";
import { adMissed } from "./ad-missed.ts";
import {
  adAccepted,
  adPrinted,
  adPublished,
  adRefused,
  adsLeftOut,
  adsSubstituted,
  adToCorrect,
} from "./ads.ts";
import type { LetterName, Letters } from "./data.ts";
import { dayClosed } from "./day-closed.ts";
import { cashCode, orderReceived, paymentCredited, paymentReceived } from "./orders.ts";
import {
  accountClosed,
  accountDormant,
  addressChanged,
  addressConfirm,
  addressRestored,
} from "./own-account.ts";
import {
  recoveryLink,
  recoveryUnknown,
  registrationConfirm,
  registrationKnown,
} from "./registration.ts";
import { staffInvited, testLetter } from "./staff.ts";
import type { Template } from "./template.ts";
import { contact, contactAdvertiser, contactAnswer, errorReport } from "./visitors.ts";

const templates: { readonly [Name in LetterName]: Template<Name> } = {
  "order-received": orderReceived,
  "cash-code": cashCode,
  "payment-received": paymentReceived,
  "payment-credited": paymentCredited,
  "ad-refused": adRefused,
  "ad-accepted": adAccepted,
  "ad-to-correct": adToCorrect,
  "ad-published": adPublished,
  "ad-printed": adPrinted,
  "ad-missed": adMissed,
  "day-closed": dayClosed,
  "invoice-identity-changed": invoiceIdentityChanged,
  "member-invited": memberInvited,
  "staff-invited": staffInvited,
  "test-letter": testLetter,
  "registration-confirm": registrationConfirm,
  "registration-known": registrationKnown,
  "recovery-link": recoveryLink,
  "recovery-unknown": recoveryUnknown,
  "address-confirm": addressConfirm,
  "address-changed": addressChanged,
  "address-restored": addressRestored,
  "account-dormant": accountDormant,
  "account-closed": accountClosed,
  "password-changed": passwordChanged,
  "protection-changed": protectionChanged,
  "ads-left-out": adsLeftOut,
  "ads-substituted": adsSubstituted,
  contact,
  "contact-advertiser": contactAdvertiser,
  "contact-answer": contactAnswer,
  "error-report": errorReport,
};

export const isLetterName = (name: string): name is LetterName => Object.hasOwn(templates, name);

/** Writes the letter of a name with its data. */
export const writeLetter = <Name extends LetterName>(
  name: Name,
  data: Letters[Name],
  surroundings: Surroundings,
): Letter => templates[name](data, surroundings);
