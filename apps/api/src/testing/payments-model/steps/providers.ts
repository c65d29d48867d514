import { toDecimal } from "@parution/rules/money";
import type { CashVerdict } from "../../../payments/cash-partner.ts";
import { notify, outcomeOf } from "../../card-provider.ts";
import { paid, sendMessage } from "../../cash-partner.ts";
import { attemptOf, type Model, type ModelAttempt, orderOf, pick } from "../model.ts";
import { isWanted, release, takeIn } from "../rules.ts";
import { type Action, type Step, sendCopies } from "../step.ts";
import type { World } from "../world.ts";

interface Word {
  readonly order: number;
  readonly attempt: number;
  readonly copies: number;
}

interface CardWord extends Word {
  readonly says: "approved" | "declined" | "another amount" | "forged";
}

const TAKE = "ACTION=POSTAUTH";

/** The card provider calls back about a page, whatever became of its order: once, or several times at once. */
export function cardCalls(word: CardWord): Step {
  return {
    name: `card ${JSON.stringify(word)}`,
    aim(model) {
      const attempt = pickAttempt(model, word, "cmi");
      return (
        attempt && { ask: (world) => callBack(world, attempt, word), predict: heard(attempt, word) }
      );
    },
  };
}

function callBack(world: World, { ref, amount }: ModelAttempt, { says, copies }: CardWord) {
  const page = world.pages.get(ref);
  if (page === undefined) throw new Error(`No page was opened for ${ref}.`);
  const form = says === "another amount" ? { ...page, amount: toDecimal(amount + 100) } : page;
  const key = says === "forged" ? "another key" : undefined;
  return sendCopies(copies, async () => {
    const answer = await notify(world.api, outcomeOf(form, says !== "declined"), key);
    if (answer === TAKE) world.taken.set(ref, amount);
    return { word: answer };
  });
}

const heard =
  ({ ref }: ModelAttempt, { says }: CardWord): Action["predict"] =>
  (model) => {
    if (says === "another amount" || says === "forged") return "FAILURE";
    const attempt = attemptOf(model, ref);
    if (says === "approved" && attempt.status === "approved") return TAKE;
    if (says === "approved" && isWanted(model, attempt)) {
      takeIn(model, attempt);
      return TAKE;
    }
    if (attempt.status === "started") attempt.status = "refused";
    return "APPROVED";
  };

interface CashWord extends Word {
  readonly says: "paid" | "paid again" | "another amount" | "expired";
}

/** The cash partner reports the outcome of a code, however late: once, or several times at once. */
export function cashCalls(word: CashWord): Step {
  return {
    name: `cash ${JSON.stringify(word)}`,
    aim(model) {
      const attempt = pickAttempt(model, word, "cash");
      return (
        attempt && {
          ask: (world) => sendNotificationOf(world, attempt, word),
          predict: reported(attempt, word),
        }
      );
    },
  };
}

/** Each payment at a counter has a name of its own. */
const transactionOf = (ref: string, { says }: CashWord) =>
  says === "paid again" ? `T-${ref}-2` : `T-${ref}`;

function sendNotificationOf(world: World, { ref, amount }: ModelAttempt, word: CashWord) {
  const expired = { operation: "EXPIRATION", code: ref };
  const montant = toDecimal(word.says === "another amount" ? amount + 100 : amount);
  const message = word.says === "expired" ? expired : paid(ref, montant, transactionOf(ref, word));
  return sendCopies(word.copies, async () => {
    const [, answer] = await sendMessage(world.api, "notification", message);
    const result = JSON.stringify(answer);
    if (result === words.paid || result === words.credited) world.taken.set(ref, amount);
    return { word: result };
  });
}

const words: Readonly<Record<CashVerdict, string>> = {
  paid: '{"resultat":"REGLE"}',
  credited: '{"resultat":"VERSE_AU_SOLDE"}',
  noted: '{"resultat":"NOTE"}',
  refused: '{"resultat":"REFUSE"}',
};

const reported =
  ({ ref }: ModelAttempt, word: CashWord): Action["predict"] =>
  (model) => {
    const attempt = attemptOf(model, ref);
    if (word.says === "expired") {
      if (attempt.status === "started") release(model, orderOf(model, attempt.orderId));
      return words.noted;
    }
    if (word.says === "another amount") return words.refused;
    const transaction = transactionOf(ref, word);
    if (attempt.status !== "approved") {
      takeIn(model, attempt);
      attempt.transaction = transaction;
    }
    if (attempt.transaction !== transaction) return words.refused;
    return attempt.outcome === "order" ? words.paid : words.credited;
  };

/** An attempt on an order that is picked first, so that concurrent steps are about the same order. */
function pickAttempt(
  { orders, attempts }: Readonly<Model>,
  word: Word,
  provider: ModelAttempt["provider"],
): ModelAttempt | null {
  const order = pick(orders, word.order);
  const made = attempts.filter(
    (attempt) => attempt.orderId === order?.id && attempt.provider === provider,
  );
  return pick(made, word.attempt) ?? null;
}
