import { createDraftKeeper, type DraftId, storedDraft } from "@parution/app/drafts/draft-keeper.ts";
import { accountOf } from "../../shared/account/account-of.ts";
import { adDraft } from "./draft/draft.ts";
import type { EditableAd } from "./form-mode.ts";
import { EMPTY_ORDER, type OrderValues } from "./order-values.ts";
import { lineChoices, modularChoices } from "./sample-offer.ts";

export type SampleAccount = ReturnType<typeof accountOf>;

/** A professional's account, or another as `flags` say. */
export function sampleAccount(flags: Partial<SampleAccount["business"]> = {}): SampleAccount {
  const user: SampleAccount["user"] = {
    id: 12,
    businessId: 3,
    firstName: "Salma",
    lastName: "Alaoui",
    civility: "mrs",
    email: "salma@exemple.ma",
    phone: "0522000000",
    birthDate: null,
    postalCode: null,
    cityId: null,
    otherCity: null,
    isParent: false,
    roles: "ROLE_USER",
    clientHash: "abc",
    photoUrl: null,
    mustChangePassword: false,
  };
  const business: SampleAccount["business"] = {
    id: 3,
    supportId: 1,
    label: "Atlas",
    companyName: "Atlas SARL",
    address: null,
    phone: null,
    type: null,
    kind: "pro",
    sector: null,
    manager: null,
    ice: "000152733000067",
    tradeRegister: null,
    invoiceTo: null,
    email: null,
    balance: 0,
    freeBalance: 0,
    creditAccount: false,
    convention: false,
    ceiling: { message: null, exceeded: false },
    ...flags,
  };
  return accountOf(user, business);
}

/** A job offer by the line, ready to be ordered. */
export const lineValues: OrderValues = {
  ...EMPTY_ORDER,
  ...lineChoices,
  format: "line",
  options: [11, 21],
  texts: { text: "Recrute un comptable", title: "", body: "", footer: "" },
  dates: ["2026-11-26", "2026-11-27"],
  cityId: 5,
  termsAccepted: true,
};

/** The same as a modular ad in three parts. */
export const modularValues: OrderValues = {
  ...lineValues,
  ...modularChoices,
  format: "modular",
  texts: { text: "", title: "Recrute", body: "Un comptable", footer: "Atlas" },
};

/** A paid job offer by the line, for two dates. */
export const sampleEditableAd = (changes: Partial<EditableAd> = {}): EditableAd => ({
  id: 51,
  orderId: 41,
  reference: "A-2026-000051",
  settled: true,
  charged: 96_00,
  coupon: null,
  medium: "print",
  supportId: 1,
  headingId: 7,
  typeId: 1,
  subheadingId: 31,
  options: [
    { optionId: 2, valueId: 21 },
    { optionId: 1, valueId: 11 },
  ],
  colourId: null,
  canvasId: 1,
  layout: null,
  paperContent: { kind: "plain", text: "Recrute un comptable" },
  dates: ["2026-11-26", "2026-11-27"],
  sector: null,
  tenderReference: null,
  publishOnWeb: false,
  webTitle: "Recrute un comptable",
  webContent: "",
  photos: [],
  files: [],
  cityId: 5,
  otherCity: null,
  ice: null,
  purchaseOrder: null,
  anonymous: false,
  ...changes,
});

/** Leaves a draft on this machine, as another tab would have, or one that was closed. */
export function storeDraft(draftId: DraftId, values: OrderValues): void {
  createDraftKeeper(adDraft, draftId, { fresh: EMPTY_ORDER }).keepThisVersion(values);
}

/** The ad that this machine keeps, or null. */
export const keptAd = (draftId: DraftId): OrderValues | null =>
  storedDraft(adDraft, draftId)?.values ?? null;
