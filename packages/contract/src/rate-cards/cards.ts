import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { code, fields, filledText, id, inData, instant, text, typed } from "../wire/index.ts";

const LONGEST_LABEL = 80;
const label = filledText.check(z.maxLength(LONGEST_LABEL));

/** A rate card without its prices. */
export const cardFields = {
  label: ["libelle", text],
  state: code({ inForce: "en_vigueur", scheduled: "prevue", past: "passee", withdrawn: "retiree" }),
  /** Instant from which on the card holds; null: the prices that were there before the first card. */
  validFrom: ["valide_du", z.nullable(instant)],
} as const;

const card = fields({ id, ...cardFields });

const draft = fields({
  id,
  label: ["libelle", text],
  updatedAt: ["modifie_le", instant],
  updatedBy: ["modifie_par", text],
});

export const readRateCards = defineCall({
  name: "readRateCards",
  summary: "Rate cards, the newest first, and those that are being written",
  service: "ads",
  method: "GET",
  path: "/desk/tarifs",
  access: "session",
  staff: "keepRates",
  shows: "rateCards",
  answer: inData(
    fields({ cards: ["grilles", z.array(card)], drafts: ["brouillons", z.array(draft)] }),
  ),
});

export const createRateDraft = defineCall({
  name: "createRateDraft",
  summary: "Begin a rate card with the prices in force, or with those of another card",
  service: "ads",
  method: "POST",
  path: "/desk/tarifs/brouillons",
  access: "session",
  staff: "keepRates",
  changes: ["rateCards"],
  body: inData(fields({ label: ["libelle", label], cardId: ["grille_id", z.optional(id)] })),
  answer: inData(fields({ draftId: ["brouillon_id", id] })),
});

/** Name of a card as a user types it, and the number of the card that it begins with; none: the prices in force. */
export const typedDraft = z.object({
  label: typed(label),
  cardId: z.pipe(
    z.transform((chosen: string): number | string | undefined => chosen || undefined),
    z.optional(id),
  ),
});

export const deleteRateDraft = defineCall({
  name: "deleteRateDraft",
  summary: "Throw away a rate card that is being written",
  service: "ads",
  method: "POST",
  path: "/desk/tarifs/brouillons/supprimer",
  access: "session",
  staff: "keepRates",
  changes: ["rateCards"],
  body: inData(fields({ draftId: ["brouillon_id", id] })),
  answer: inData(fields({ draftId: ["brouillon_id", id] })),
});

export const scheduleRates = defineCall({
  name: "scheduleRates",
  summary: "Make a draft valid from an instant on; orders before keep their prices",
  service: "ads",
  method: "POST",
  path: "/desk/tarifs/brouillons/programmer",
  access: "session",
  staff: "keepRates",
  changes: ["rateCards"],
  body: inData(
    fields({
      draftId: ["brouillon_id", id],
      /** Version of the draft as it was shown. */
      version: id,
      validFrom: ["valide_du", instant],
    }),
  ),
  answer: inData(fields({ cardId: ["grille_id", id] })),
});

export const withdrawRates = defineCall({
  name: "withdrawRates",
  summary: "Withdraw a scheduled rate card before its instant",
  service: "ads",
  method: "POST",
  path: "/desk/tarifs/retirer",
  access: "session",
  staff: "keepRates",
  changes: ["rateCards"],
  body: inData(fields({ cardId: ["grille_id", id] })),
  answer: inData(fields({ cardId: ["grille_id", id] })),
});
