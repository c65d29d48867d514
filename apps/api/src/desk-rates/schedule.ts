import { transaction } from "../platform/database/transaction.ts";
import { conflict, type Messages, notFound } from "../platform/http/problems.ts";
import {
  fitPrices,
  type RateCardRefusal,
  readPrices,
  scheduleCard,
  withdrawCard,
} from "../rate-cards/index.ts";
import { appendToTrail } from "../trail/index.ts";
import { type Actor, type Deps, lockSeen, type SeenDraft } from "./drafts.ts";
import { removeDraft } from "./queries.ts";

/**
 * Makes a draft valid from an instant on; the draft becomes the card.
 * @throws ProblemError 404 for an unknown draft, 409 for one changed meanwhile, an instant in the past or another card's.
 */
export function scheduleDraft(
  deps: Deps,
  actor: Actor,
  { validFrom, ...seen }: SeenDraft & { readonly validFrom: number },
) {
  return transaction(deps.db, async (tx) => {
    const { id, label, prices } = await lockSeen(tx, seen);
    const now = new Date(deps.clock.now());
    const fitted = fitPrices(prices, await readPrices(tx));
    const card = { label, validFrom: new Date(validFrom), prices: fitted };
    const outcome = await scheduleCard(tx, card, now);
    if ("reason" in outcome) throw refused(outcome);
    await removeDraft(tx, id);
    await appendToTrail(tx, {
      at: now,
      operator: actor.email,
      command: "rate-card",
      subject: label,
      reason: null,
      before: { card: null },
      after: { card: outcome.id, label, from: card.validFrom.toISOString() },
    });
    return { cardId: outcome.id };
  });
}

/**
 * Withdraws a card before its instant.
 * @throws ProblemError 404 for an unknown card, 409 for one in force or withdrawn.
 */
export function withdraw(deps: Deps, actor: Actor, cardId: number) {
  return transaction(deps.db, async (tx) => {
    const at = new Date(deps.clock.now());
    const outcome = await withdrawCard(tx, cardId, at);
    if ("reason" in outcome) throw refused(outcome);
    await appendToTrail(tx, {
      at,
      operator: actor.email,
      command: "withdraw-rate-card",
      subject: String(cardId),
      reason: null,
      before: { withdrawn: false },
      after: { withdrawn: true },
    });
    return { cardId };
  });
}

function refused({ reason }: RateCardRefusal) {
  return reason === "unknown"
    ? notFound()
    : conflict(`RATE_CARD_${reason.toUpperCase()}`, texts[reason]);
}

const texts = {
  past: {
    fr: "Une grille commence dans l’avenir : choisissez un instant à venir.",
    ar: "تبدأ التعريفة في المستقبل: اختاروا وقتا لاحقا.",
  },
  taken: {
    fr: "Une autre grille commence à cet instant.",
    ar: "تبدأ تعريفة أخرى في هذا الوقت.",
  },
  applied: {
    fr: "Ces prix sont déjà en vigueur : une nouvelle grille les remplacera.",
    ar: "هذه الأثمان سارية: تعوضها تعريفة جديدة.",
  },
  withdrawn: { fr: "Cette grille est déjà retirée.", ar: "سبق سحب هذه التعريفة." },
  faults: {
    fr: "Cette grille ne correspond pas au catalogue.",
    ar: "هذه التعريفة لا توافق الكتالوغ.",
  },
} as const satisfies Record<Exclude<RateCardRefusal["reason"], "unknown">, Messages>;
