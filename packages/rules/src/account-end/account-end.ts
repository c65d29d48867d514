import type { Centimes } from "../money/index.ts";

/** Facts that may prevent closing an account. */
export type ClosingObstacle = "orders" | "ads" | "debt" | "balance" | "members";

/** Facts of an account that is to be closed. */
export interface ClosingFacts {
  /** Orders that await a payment. */
  readonly openOrders: number;
  /** Ads that await their validation or a publication date. */
  readonly runningAds: number;
  /** Debt on term. */
  readonly owed: Centimes;
  /** Paid in; what was given free lapses. */
  readonly balance: Centimes;
  /** Other active users of the account. */
  readonly members: number;
}

/** Obstacles to closing an account, in the order in which they are settled. */
export function closingObstacles(facts: ClosingFacts): readonly ClosingObstacle[] {
  const found: readonly (readonly [ClosingObstacle, boolean])[] = [
    ["orders", facts.openOrders > 0],
    ["ads", facts.runningAds > 0],
    ["debt", facts.owed > 0],
    ["balance", facts.balance > 0],
    ["members", facts.members > 0],
  ];
  return found.flatMap(([obstacle, stands]) => (stands ? [obstacle] : []));
}

const DAY = 24 * 60 * 60 * 1000;

/** Years without activity, days of the announcement, and days in which the end is carried out after it. */
export const DORMANCY_YEARS = 5;
export const DORMANCY_ANNOUNCEMENT_DAYS = 30;
export const DORMANCY_END_DAYS = 8;

/** An account's latest activity and announcement; epoch milliseconds. */
export interface DormancyFacts {
  readonly lastActivity: number;
  /** Time at which the account's end was announced; null: not announced. */
  readonly announcedAt: number | null;
}

/** `announce` its end · `withdraw` the announcement, since activity came · `close` it · `wait`. */
export type DormancyStep = "announce" | "withdraw" | "close" | "wait";

/** Step due for an account at `now`, for want of activity (docs/domain/accounts.md#dormant-accounts). */
export function dormancyStep(
  { lastActivity, announcedAt }: DormancyFacts,
  now: number,
): DormancyStep {
  const isDormant = lastActivity <= dormantSince(now);
  if (announcedAt === null) return isDormant ? "announce" : "wait";
  if (!isDormant || lastActivity > announcedAt) return "withdraw";
  const endsAt = announcedAt + (DORMANCY_ANNOUNCEMENT_DAYS + DORMANCY_END_DAYS) * DAY;
  return now >= endsAt ? "close" : "wait";
}

/** Instant before which the latest activity makes an account dormant at `now`. */
export function dormantSince(now: number): number {
  const date = new Date(now);
  date.setUTCFullYear(date.getUTCFullYear() - DORMANCY_YEARS);
  return date.getTime();
}
