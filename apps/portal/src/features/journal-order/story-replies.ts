import { createDraftKeeper, storedDraft } from "@parution/app/drafts/draft-keeper.ts";
import { type Reply, reply } from "@parution/app/testing/replies.ts";
import { accountReplies } from "@parution/app/testing/samples.ts";
import {
  readJournalOptions,
  readJournalPackage,
  readJournalProducts,
} from "@parution/contract/journal";
import { readSubscriptionOffers } from "@parution/contract/subscriptions";
import { journalDraft } from "./draft.ts";
import { type JournalValues, newJournalOrder } from "./journal-values.ts";
import { sampleOptions, sampleProducts } from "./sample-journal.ts";

const yearly = {
  id: 2,
  code: "NUM-12",
  title: "Numérique, un an",
  description: "Le journal en ligne dès six heures du matin, et cinq ans d’archives.",
  months: 12,
  onPaper: false,
  support: { id: 1, label: "L'Horizon", slug: "l-horizon" },
  exclTax: 480_00,
  tax: 96_00,
  total: 576_00,
};

/** Replies to the reads of the page, for an account with `flags`; `first` has precedence. */
export const journalReplies = (
  flags: Parameters<typeof accountReplies>[0] = {},
  ...first: readonly Reply[]
): readonly Reply[] => [
  ...first,
  reply(readJournalOptions, () => sampleOptions),
  reply(readJournalProducts, () => sampleProducts),
  reply(readJournalPackage, () => null),
  reply(readSubscriptionOffers, () => [yearly]),
  ...accountReplies(flags),
];

/** Identity of a user's draft. */
export const draftIdOf = (userId: number) => ({ userId, form: "journal" });

/** Leaves a draft on this machine, as another tab would have, or one that was closed. */
export function storeDraft(userId: number, values: JournalValues): void {
  const fresh = newJournalOrder(null, { phone: "", legalName: "" });
  createDraftKeeper(journalDraft, draftIdOf(userId), { fresh }).keepThisVersion(values);
}

/** The order that this machine keeps, or null. */
export const keptOrder = (userId: number): JournalValues | null =>
  storedDraft(journalDraft, draftIdOf(userId))?.values ?? null;
