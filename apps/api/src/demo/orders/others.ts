import { dice } from "../ads/random.ts";
import { type Occasion, writeJournal, writeSubscription, writeTopUp } from "./goods.ts";
import type { Outcome, Owner, WrittenOrder } from "./order.ts";
import { pastAge, people } from "./past.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
/** The history lies between these ages. */
const [RECENT, OLDEST] = [90 * DAY, 4 * 365 * DAY];
/** Beyond the seeds of the ads. */
const SEEDS = 100_000;

type Write = (occasion: Occasion) => WrittenOrder;

interface Series {
  readonly email: string;
  readonly write: Write;
  readonly outcome: Outcome;
  readonly count: number;
  /** Days between the orders, the newest one so old too; null: anywhere in the past. */
  readonly every: number | null;
}

/** Orders that are unsettled or of no ad: enough of some kinds for several pages of a list filtered by status. */
const open: readonly Series[] = (
  [
    { email: "pro", write: writeTopUp, outcome: "unpaid", count: 21, every: 9 },
    { email: "pro", write: writeJournal, outcome: "unpaid", count: 4, every: 11 },
    { email: "pro", write: writeSubscription, outcome: "unpaid", count: 2, every: 17 },
    { email: "pro", write: writeJournal, outcome: "cancelled", count: 3, every: 23 },
    { email: "pro", write: writeTopUp, outcome: "cancelled", count: 2, every: 31 },
    { email: "particulier", write: writeTopUp, outcome: "unpaid", count: 2, every: 13 },
    { email: "particulier", write: writeJournal, outcome: "unpaid", count: 2, every: 15 },
    { email: "terme", write: writeJournal, outcome: "unpaid", count: 2, every: 19 },
    { email: "credit", write: writeTopUp, outcome: "unpaid", count: 2, every: 21 },
  ] as const
).map(({ email, ...series }) => ({ ...series, email: `${email}@demo.parution.test` }));

const past: readonly Series[] = people.flatMap(({ email, journals, subscriptions }) => [
  { email, write: writeJournal, outcome: "settled", count: journals, every: null },
  { email, write: writeSubscription, outcome: "settled", count: subscriptions, every: null },
]);

/** Orders of issues, subscriptions and top-ups: of the past, and those that still wait. */
export function writeOthers(
  owners: ReadonlyMap<string, Owner>,
  now: number,
  zone: string,
): WrittenOrder[] {
  return [...open, ...past].flatMap(({ email, write, outcome, count, every }, place) => {
    const owner = owners.get(email);
    if (owner === undefined) throw new Error(`Unknown: ${email}`);
    return Array.from({ length: count }, (_, index) => {
      const seed = SEEDS + place * 100 + index;
      const age =
        every === null ? RECENT + pastAge(seed) * (OLDEST - RECENT) : (index + 0.4) * every * DAY;
      const orderedAt = now - age - dice(seed + 2).between(0, 600) * MINUTE;
      return write({ seed, owner, orderedAt: orderedAt - (orderedAt % MINUTE), outcome, zone });
    });
  });
}
