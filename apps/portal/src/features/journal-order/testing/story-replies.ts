import {
  readJournalOptions,
  readJournalPackage,
  readJournalProducts,
} from "@parution/contract/journal";
import { readSubscriptionOffers } from "@parution/contract/subscriptions";
import { type Reply, reply } from "../../../shared/page-story/replies.ts";
import { accountReplies } from "../../../shared/page-story/samples.ts";
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

/** What the page asks, for an account as `flags` say; `first` answers before all else. */
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
