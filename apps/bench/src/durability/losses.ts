/** Kind of a round's end. */
export type End = "kill -9" | "power loss";

/** Fate of all orders that a database had acknowledged. */
export interface Losses {
  /** Rounds after which an order was gone or half there. */
  readonly rounds: number;
  readonly acknowledged: number;
  readonly lost: number;
}

/** Number of all rounds. */
export const sumOf = (losses: readonly Losses[]): Losses => ({
  rounds: sum(losses.map(({ rounds }) => rounds)),
  acknowledged: sum(losses.map(({ acknowledged }) => acknowledged)),
  lost: sum(losses.map(({ lost }) => lost)),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * Number of orders of a round, random as in the service's own rounds, so that the end comes at another moment
 * each time.
 */
export const ordersOfRound = (): number => 40 + Math.floor(Math.random() * 60);
