import { pauseBeforeRetry } from "../shared/merchant.ts";
import { isAccepted, providerFields, type ResultId, type SendCallback } from "./callback.ts";
import { type Outcome, type OutcomeId, outcomes } from "./outcomes.ts";
import type { BrowserReturn, Decision, Payment } from "./payments.ts";

/** Runs a task after a delay in milliseconds. */
export type Schedule = (task: () => void, delay: number) => void;

export interface DecisionTools {
  readonly storeKey: string;
  readonly send: SendCallback;
  readonly schedule: Schedule;
}

export interface Choice {
  readonly outcome: OutcomeId;
  /** Seconds until a late callback. */
  readonly delay: number;
}

/** Executes the payer's choice. The first choice counts: a second one changes nothing and makes no callback. */
export function decide(payment: Payment, choice: Choice, tools: DecisionTools): Decision {
  payment.decision ??= {
    outcome: choice.outcome,
    browserReturn: play(payment, choice, tools),
  };
  return payment.decision;
}

async function play(
  payment: Payment,
  choice: Choice,
  tools: DecisionTools,
): Promise<BrowserReturn> {
  const outcome = outcomes[choice.outcome];
  const fieldsFor = (result: ResultId) =>
    providerFields(payment.request, outcome, payment.authorisation, result, tools.storeKey);
  const result = outcome.approved ? "approved" : "declined";
  const later = (task: () => Promise<boolean>, seconds: number) => {
    payment.awaited += 1;
    tools.schedule(() => {
      payment.awaited -= 1;
      void task();
    }, seconds * 1000);
  };
  const notify = async (attempt = 0): Promise<boolean> => {
    const answer = await tools.send(payment.request.callbackUrl, fieldsFor(result));
    payment.answers.push(answer);
    const pause = pauseBeforeRetry(answer, attempt);
    if (pause !== null) later(() => notify(attempt + 1), pause);
    return isAccepted(answer);
  };
  const accepted = await callBack(outcome, notify, (task) => later(task, choice.delay));
  const { okUrl, failUrl } = payment.request;
  if (outcome.returnTo === "fail") return { url: failUrl, fields: fieldsFor(result) };
  // A callback that is still due is not a refusal.
  const isOpen = accepted || payment.awaited > 0;
  if (outcome.returnTo === "ok" || isOpen) return { url: okUrl, fields: fieldsFor(result) };
  return { url: failUrl, fields: fieldsFor("unconfirmed") };
}

/** Makes the callbacks of an outcome; returns whether the merchant took the payment. */
async function callBack(
  { callback }: Outcome,
  notify: () => Promise<boolean>,
  later: (task: () => Promise<boolean>) => void,
): Promise<boolean> {
  switch (callback) {
    case "none":
      return false;
    case "late":
      later(notify);
      return false;
    case "once":
      return notify();
    case "repeated": {
      // Two at the same moment and one after: a merchant must settle once in either case.
      const concurrent = await Promise.all([notify(), notify()]);
      return [...concurrent, await notify()].some(Boolean);
    }
  }
}
