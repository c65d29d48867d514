import { randomUUID } from "node:crypto";
import { type MerchantAnswer, pauseBeforeRetry, tenthOf } from "../shared/merchant.ts";
import type { Config } from "./config.ts";
import { notifyMerchant } from "./messages-to-merchant.ts";

/** Outcomes of a code at the counter, in the order they are shown. */
export const actionIds = [
  "pay",
  "repeated",
  "late",
  "twice",
  "wrongAmount",
  "forged",
  "expire",
] as const;

export type ActionId = (typeof actionIds)[number];

/** Runs a task after a delay in milliseconds. */
export type Schedule = (task: () => void, delay: number) => void;

/** Action at the counter, and the merchant's answers so far. */
export interface Operation {
  readonly id: string;
  readonly code: string;
  /** A decimal with two places, in dirhams. */
  readonly amount: string;
  readonly action: ActionId;
  readonly answers: MerchantAnswer[];
  /** Messages that are scheduled for later. */
  awaited: number;
}

export interface Choice {
  readonly code: string;
  readonly amount: string;
  readonly action: ActionId;
  /** Seconds until a late message. */
  readonly delay: number;
}

/** Executes an action; resolves when every message that is due now has been answered. */
export async function performAction(
  choice: Choice,
  config: Config,
  schedule: Schedule,
): Promise<Operation> {
  const { code, amount, action } = choice;
  const operation: Operation = { id: randomUUID(), code, amount, action, answers: [], awaited: 0 };
  const later = (task: () => Promise<void>, seconds: number) => {
    operation.awaited += 1;
    schedule(() => {
      operation.awaited -= 1;
      void task();
    }, seconds * 1000);
  };
  const notify = async (message: object, sender = config, retries = 0): Promise<void> => {
    const answer = await notifyMerchant(sender, "notification", message);
    operation.answers.push(answer);
    const pause = pauseBeforeRetry(answer, retries);
    if (pause !== null) later(() => notify(message, sender, retries + 1), pause);
  };
  await play(choice, config, notify, (task) => later(task, choice.delay));
  return operation;
}

type Notify = (message: object, sender?: Config) => Promise<void>;

async function play(
  { code, amount, action }: Choice,
  config: Config,
  notify: Notify,
  later: (task: () => Promise<void>) => void,
): Promise<void> {
  const payment = paymentOf(code, amount);
  switch (action) {
    case "pay":
      return notify(payment);
    case "repeated":
      // Two at the same moment and one after: a merchant must settle once in either case.
      await Promise.all([notify(payment), notify(payment)]);
      return notify(payment);
    case "late":
      return later(() => notify(payment));
    case "twice":
      await notify(payment);
      return notify(paymentOf(code, amount));
    case "wrongAmount":
      return notify(paymentOf(code, tenthOf(amount)));
    case "forged":
      return notify(payment, { ...config, key: `${config.key} guessed` });
    case "expire":
      return notify({ operation: "EXPIRATION", code });
  }
}

const paymentOf = (code: string, montant: string) => ({
  operation: "PAIEMENT",
  code,
  montant,
  devise: "MAD",
  transaction: `CSH${randomUUID().replaceAll("-", "").slice(0, 14).toUpperCase()}`,
});

const mostKept = 200;

/** Operations of this process, in memory; the oldest are dropped. */
export class Operations {
  readonly #byId = new Map<string, Operation>();

  add(operation: Operation): void {
    this.#byId.set(operation.id, operation);
    const [oldest] = this.#byId.keys();
    if (this.#byId.size > mostKept && oldest !== undefined) this.#byId.delete(oldest);
  }

  find(id: string): Operation | null {
    return this.#byId.get(id) ?? null;
  }

  /** The latest first. */
  list(): Operation[] {
    return [...this.#byId.values()].reverse();
  }
}
