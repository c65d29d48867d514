import { randomUUID } from "node:crypto";
import { type MerchantAnswer, pauseBeforeRetry } from "@parution/sandbox/merchant";
import type { Config } from "./config.ts";
import { tellMerchant } from "./messages-to-merchant.ts";

/** What may come of a code at the counter, in the order it is shown. */
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

/** Runs a task after so many milliseconds. */
export type Schedule = (task: () => void, delay: number) => void;

/** What was done at the counter, and what the merchant answered so far. */
export interface Operation {
  readonly id: string;
  readonly code: string;
  /** A decimal with two places, in dirhams. */
  readonly amount: string;
  readonly action: ActionId;
  readonly answers: MerchantAnswer[];
  /** Messages promised for later and not sent yet. */
  awaited: number;
}

export interface Choice {
  readonly code: string;
  readonly amount: string;
  readonly action: ActionId;
  /** Seconds until a late message. */
  readonly delay: number;
}

/** Does what was chosen; resolves when every message that is not for later has been answered. */
export async function act(choice: Choice, config: Config, schedule: Schedule): Promise<Operation> {
  const { code, amount, action } = choice;
  const operation: Operation = { id: randomUUID(), code, amount, action, answers: [], awaited: 0 };
  const later = (task: () => Promise<void>, seconds: number) => {
    operation.awaited += 1;
    schedule(() => {
      operation.awaited -= 1;
      void task();
    }, seconds * 1000);
  };
  const tell = async (message: object, sender = config, retries = 0): Promise<void> => {
    const answer = await tellMerchant(sender, "notification", message);
    operation.answers.push(answer);
    const pause = pauseBeforeRetry(answer, retries);
    if (pause !== null) later(() => tell(message, sender, retries + 1), pause);
  };
  await play(choice, config, tell, (task) => later(task, choice.delay));
  return operation;
}

type Tell = (message: object, sender?: Config) => Promise<void>;

async function play(
  { code, amount, action }: Choice,
  config: Config,
  tell: Tell,
  later: (task: () => Promise<void>) => void,
): Promise<void> {
  const payment = paymentOf(code, amount);
  switch (action) {
    case "pay":
      return tell(payment);
    case "repeated":
      // Two at the same moment and one after: a merchant must settle once in either case.
      await Promise.all([tell(payment), tell(payment)]);
      return tell(payment);
    case "late":
      return later(() => tell(payment));
    case "twice":
      await tell(payment);
      return tell(paymentOf(code, amount));
    case "wrongAmount":
      return tell(paymentOf(code, tenthOf(amount)));
    case "forged":
      return tell(payment, { ...config, key: `${config.key} guessed` });
    case "expire":
      return tell({ operation: "EXPIRATION", code });
  }
}

const paymentOf = (code: string, montant: string) => ({
  operation: "PAIEMENT",
  code,
  montant,
  devise: "MAD",
  transaction: `CSH${randomUUID().replaceAll("-", "").slice(0, 14).toUpperCase()}`,
});

/** Another amount than was asked: a tenth, never the same. */
function tenthOf(amount: string): string {
  const centimes = Math.round(Number(amount) * 100);
  const less = Math.max(1, Math.floor(centimes / 10));
  return ((less === centimes ? less + 1 : less) / 100).toFixed(2);
}
