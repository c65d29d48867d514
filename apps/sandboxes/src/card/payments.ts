import { randomInt, randomUUID } from "node:crypto";
import type { MerchantAnswer } from "../shared/merchant.ts";
import type { Authorisation } from "./callback.ts";
import type { FormFields } from "./hash.ts";
import type { PaymentRequest } from "./merchant-form.ts";
import type { OutcomeId } from "./outcomes.ts";

/** Form of the browser's return to the merchant: `fields` posted to `url`. */
export interface BrowserReturn {
  readonly url: string;
  readonly fields: FormFields;
}

/** Choice of the payer, and its result. */
export interface Decision {
  readonly outcome: OutcomeId;
  /** Settled once every callback that the return waits for has been answered. */
  readonly browserReturn: Promise<BrowserReturn>;
}

/** One payment that a merchant asked for. */
export interface Payment {
  readonly id: string;
  readonly request: PaymentRequest;
  readonly authorisation: Authorisation;
  /** Answers of the merchant's server so far. */
  readonly answers: MerchantAnswer[];
  /** Callbacks that are scheduled for later. */
  awaited: number;
  decision: Decision | null;
}

const mostKept = 500;

/** Payments of this process, in memory; the oldest are dropped. */
export class Payments {
  readonly #byId = new Map<string, Payment>();

  open(request: PaymentRequest): Payment {
    const payment: Payment = {
      id: randomUUID(),
      request,
      authorisation: {
        transactionId: `SBX${randomUUID().replaceAll("-", "").slice(0, 14).toUpperCase()}`,
        authorisationCode: String(randomInt(100_000, 1_000_000)),
      },
      answers: [],
      awaited: 0,
      decision: null,
    };
    this.#byId.set(payment.id, payment);
    const [oldest] = this.#byId.keys();
    if (this.#byId.size > mostKept && oldest !== undefined) this.#byId.delete(oldest);
    return payment;
  }

  find(id: string): Payment | null {
    return this.#byId.get(id) ?? null;
  }

  /** The latest first. */
  list(): Payment[] {
    return [...this.#byId.values()].reverse();
  }
}
