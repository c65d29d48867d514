import { topUp } from "@parution/contract/payments";
import { creditAccount } from "../../../operator/actions/credit.ts";
import { perform } from "../../../operator/actions/perform.ts";
import { type AccountName, newAttempt, newOrder } from "../model.ts";
import { hasRoom } from "../rules.ts";
import { REFUSED, type Step, sendCopies } from "../step.ts";

interface Money {
  readonly account: AccountName;
  /** Centimes. */
  readonly amount: number;
}

interface ToppingUp extends Money {
  readonly copies: number;
}

/** Asks to add to the balance by card; the page is called back about as any other. */
export function addToBalance(money: ToppingUp): Step {
  const { account, amount, copies } = money;
  return {
    name: `top up ${JSON.stringify(money)}`,
    aim: () => ({
      ask: (world) =>
        sendCopies(copies, async (idempotencyKey) => {
          const body = { amount };
          const placed = await world.clients[account].call(topUp, { body }, { idempotencyKey });
          const { orderId, redirection } = placed;
          const ref = redirection.fields.oid ?? "";
          world.pages.set(ref, redirection.fields);
          return { word: "page", orderId, ref };
        }),
      predict(model, { orderId = 0, ref = "" }) {
        const { balance } = model.accounts[account].till;
        if (account === "onAccount" || !hasRoom(balance, amount)) return REFUSED;
        const order = { id: orderId, adId: null, account, price: amount, firstDate: null };
        model.orders.push(newOrder(order));
        model.attempts.push(newAttempt({ id: orderId, total: amount }, ref, null));
        return "page";
      },
    }),
  };
}

interface Transfer extends Money {
  /** The bank's reference, in this play. */
  readonly reference: number;
}

/** An operator credits a bank transfer: off the debt of an account on credit, else to the balance. */
export function transfer(sent: Transfer): Step {
  const { account, amount } = sent;
  return {
    name: `transfer ${JSON.stringify(sent)}`,
    aim: () => ({
      async ask({ api, businesses }) {
        const received = {
          account: String(businesses[account]),
          amount,
          reference: `${businesses.buyer}-${sent.reference}`,
          to: null,
        };
        const by = { operator: "model", dryRun: false };
        const { done } = await perform(api.context, creditAccount(received, null), by);
        return { word: done ? "done" : REFUSED };
      },
      predict(model) {
        const { till, ceiling } = model.accounts[account];
        const fits = ceiling === null ? hasRoom(till.balance, amount) : amount <= till.owed;
        const reference = String(sent.reference);
        if (!fits || model.transfers.includes(reference)) return REFUSED;
        model.transfers.push(reference);
        if (ceiling === null) till.balance += amount;
        else till.owed -= amount;
        return "done";
      },
    }),
  };
}
