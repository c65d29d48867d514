import { dice } from "../ads/random.ts";

/** Orders of a user in the four years before the recent months of the demonstration. */
export interface PastOrders {
  readonly email: string;
  readonly ads: number;
  /** Number of ads that were refused and refunded. */
  readonly refused: number;
  readonly journals: number;
  readonly subscriptions: number;
}

const of = (name: string, counts: Omit<PastOrders, "email">): PastOrders => ({
  email: `${name}@demo.parution.test`,
  ...counts,
});

/** A team of four, accounts on term and on credit, and a private person. */
export const people: readonly PastOrders[] = [
  of("pro", { ads: 64, refused: 5, journals: 12, subscriptions: 4 }),
  of("membre", { ads: 52, refused: 3, journals: 9, subscriptions: 0 }),
  of("mehdi.tazi", { ads: 28, refused: 2, journals: 4, subscriptions: 0 }),
  of("salma.berrada", { ads: 12, refused: 0, journals: 4, subscriptions: 0 }),
  of("terme", { ads: 64, refused: 6, journals: 10, subscriptions: 3 }),
  of("plafond", { ads: 16, refused: 1, journals: 2, subscriptions: 1 }),
  of("particulier", { ads: 16, refused: 0, journals: 4, subscriptions: 3 }),
  of("convention", { ads: 14, refused: 0, journals: 2, subscriptions: 1 }),
  of("credit", { ads: 16, refused: 1, journals: 2, subscriptions: 1 }),
];

const DRAW = 10_000;

/** Age of a past order, from 0, the newest, to 1: trade has grown over the years. */
export function pastAge(seed: number): number {
  return (dice(seed + 6).between(0, DRAW) / DRAW) ** 1.2;
}
