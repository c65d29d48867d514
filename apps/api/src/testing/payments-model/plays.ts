import fc, { type Arbitrary } from "fast-check";
import { accountNames } from "./model.ts";
import type { Step } from "./step.ts";
import { cancel, change, judge } from "./steps/change.ts";
import { addToBalance, transfer } from "./steps/money.ts";
import { pay } from "./steps/pay.ts";
import { placeOrder } from "./steps/place.ts";
import { cardCalls, cashCalls } from "./steps/providers.ts";
import { endCodes, wait, waitUntil } from "./steps/time.ts";

const copies = fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 3 }));
const order = fc.nat(4);
const attempt = fc.nat(2);
const account = fc.constantFrom(...accountNames);
const choice = {
  lines: fc.integer({ min: 2, max: 8 }),
  skip: fc.nat(3),
  dates: fc.integer({ min: 1, max: 2 }),
};
/** Four coupons, and more often none. */
const coupon = fc.nat(11);
const amount = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 40_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1_900_000, max: 2_000_001 }) },
);

const placing = fc.record({ account, ...choice, payLater: fc.boolean(), copies }).map(placeOrder);

const method = fc.constantFrom("balance", "balance", "card", "card", "cashPartner", "onTerm");
const paying = fc.record({ order, method, coupon, copies }).map(pay);

const says = fc.constantFrom(
  "approved",
  "approved",
  "approved",
  "declined",
  "another amount",
  "forged",
);
const card = fc.record({ order, attempt, says, copies }).map(cardCalls);

const outcomes = fc.constantFrom("paid", "paid", "paid", "paid again", "another amount", "expired");
const cash = fc.record({ order, attempt, says: outcomes, copies }).map(cashCalls);

const among = fc.constantFrom("orders", "ads");
const cancelling = fc.record({ order, among, copies }).map(cancel);
const editing = fc.record({ order, ...choice, copies }).map(change);
const decision = fc.constantFrom("validate", "refuse", "refuse");
const judging = fc.record({ order, decision }).map(judge);

const toppingUp = fc.record({ account, amount, copies }).map(addToBalance);
const reference = fc.nat(60);
const transferring = fc.record({ account, amount, reference }).map(transfer);

const minutes = fc.integer({ min: 1, max: 900 });
const of = fc.constantFrom("paying", "card", "editing", "code");
const late = fc.integer({ min: -1, max: 1 });
const passing = fc.oneof(
  minutes.map(wait),
  fc.record({ order, of, late }).map(waitUntil),
  fc.constant(endCodes),
);

/** Any single action. */
const alone: Arbitrary<readonly Step[]> = fc
  .oneof(
    { weight: 5, arbitrary: placing },
    { weight: 7, arbitrary: paying },
    { weight: 5, arbitrary: card },
    { weight: 4, arbitrary: cash },
    { weight: 2, arbitrary: cancelling },
    { weight: 4, arbitrary: editing },
    { weight: 2, arbitrary: judging },
    { weight: 1, arbitrary: toppingUp },
    { weight: 2, arbitrary: transferring },
    { weight: 2, arbitrary: passing },
  )
  .map((step) => [step]);

/** A code is read after it was given: it is not asked for while something else happens to its order. */
const atOnce = fc.constantFrom("balance", "balance", "card", "onTerm");
const near = fc.nat(1);
const racing = fc.oneof(
  fc.record({ order: near, method: atOnce, coupon, copies }).map(pay),
  fc.record({ order: near, attempt, says, copies }).map(cardCalls),
  fc.record({ order: near, attempt, says: outcomes, copies }).map(cashCalls),
  fc.record({ order: near, among, copies }).map(cancel),
  fc.record({ order: near, ...choice, copies }).map(change),
  fc.record({ order: near, decision }).map(judge),
);

/** Two or three things that happen at once to the same orders. */
const concurrent: Arbitrary<readonly Step[]> = fc.array(racing, { minLength: 2, maxLength: 3 });

/** The next step. */
export const steps: Arbitrary<readonly Step[]> = fc.oneof(
  { weight: 5, arbitrary: alone },
  { weight: 1, arbitrary: concurrent },
);
