import { randomInt, randomUUID } from "node:crypto";
import type { MerchantAnswer } from "@parution/sandbox/merchant";
import type { FormFields } from "./hash.ts";
import type { PaymentRequest } from "./merchant-form.ts";
import type { OutcomeId } from "./outcomes.ts";
import type { Authorisation } from "./provider-fields.ts";

/** The browser's way back to the merchant: `fields` posted to `url`. */
export interface BrowserReturn {
  readonly url: string;
  readonly fields: FormFields;
}

/** What the payer chose, and what came of it. */
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
  /** The answers of the merchant's server so far. */
  readonly answers: MerchantAnswer[];
  /** Callbacks promised for later and not made yet. */
  awaited: number;
  decision: Decision | null;
}

const mostKept = 500;

/** The payments of this process: its memory is all that a sandbox needs. The oldest make room. */
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
