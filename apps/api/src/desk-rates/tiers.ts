import type { CallAnswer, CallInput, Language } from "@parution/contract/call";
import type {
  saveTiers as call,
  readCardTiers,
  readDraftTiers,
} from "@parution/contract/rate-cards";
import { type TermFault, termFaults } from "@parution/rules/price";
import type { Queries } from "../platform/database/transaction.ts";
import { invalid, type Messages, notFound } from "../platform/http/problems.ts";
import { fitPrices, type RatePrices, readCardPrices, readPrices } from "../rate-cards/index.ts";
import type { Facts } from "../trail/index.ts";
import { type Actor, type Deps, rewrite } from "./drafts.ts";
import { findDraft, listLineSupports } from "./queries.ts";

type SupportRow = RatePrices["supports"][number];
type Terms = Omit<SupportRow, "supportId">;

/**
 * Terms and tiers of each newspaper in a draft beside those in force.
 * @throws ProblemError 404 for an unknown draft.
 */
export async function describeTiers(
  db: Queries,
  draftId: number,
  language: Language,
): Promise<CallAnswer<typeof readDraftTiers>> {
  const draft = await findDraft(db, draftId);
  if (draft === undefined) throw notFound();
  const inForce = await readPrices(db);
  const supports = await besideInForce(db, fitPrices(draft.prices, inForce), inForce, language);
  return {
    version: draft.version,
    supports: supports.map(({ own, ...support }) => ({ ...support, drafted: own })),
  };
}

/**
 * Terms and tiers of each newspaper in a card beside those in force.
 * @throws ProblemError 404 for an unknown card.
 */
export async function describeCardTiers(
  db: Queries,
  cardId: number,
  language: Language,
): Promise<CallAnswer<typeof readCardTiers>> {
  const prices = await readCardPrices(db, cardId);
  if (prices === undefined) throw notFound();
  return { supports: await besideInForce(db, prices, await readPrices(db), language) };
}

/** Terms of the newspapers that sell by the line, in some prices and in those in force. */
async function besideInForce(
  db: Queries,
  prices: RatePrices,
  inForce: RatePrices,
  language: Language,
) {
  const termsIn = ({ supports }: RatePrices) =>
    new Map(supports.map(({ supportId, ...terms }) => [supportId, terms]));
  const [now, own] = [termsIn(inForce), termsIn(prices)];
  return (await listLineSupports(db, language)).flatMap(({ id, label }) => {
    const [before, after] = [now.get(id), own.get(id)];
    return before && after ? [{ id, label, inForce: copyOf(before), own: copyOf(after) }] : [];
  });
}

const copyOf = ({ tiers, ...terms }: Terms) => ({ ...terms, tiers: [...tiers] });

/**
 * Writes the terms and tiers of a newspaper in a draft.
 * @throws ProblemError 404 for an unknown draft, 409 where another user changed it, 422 at each field at fault.
 */
export function saveTiers(
  deps: Deps,
  actor: Actor,
  { draftId, version, supportId, ...terms }: CallInput<typeof call>["body"],
) {
  return rewrite(deps, actor, { draftId, version }, ({ prices }) => {
    const before = prices.supports.find((row) => row.supportId === supportId);
    if (before === undefined) throw invalid<typeof call>({ supportId: [texts.unknown] });
    const faults = Object.entries(termFaults(terms));
    if (faults.length > 0) throw invalid<typeof call>(messagesOf(faults));
    const tiers = terms.tiers.toSorted((one, other) => one.minLines - other.minLines);
    const after: SupportRow = { ...terms, supportId, tiers };
    const supports = prices.supports.map((row) => (row === before ? after : row));
    return { prices: { ...prices, supports }, before: factsOf(before), after: factsOf(after) };
  });
}

/** Messages by field; of a tier, by its place. */
const messagesOf = (faults: readonly (readonly [string, TermFault])[]) =>
  Object.fromEntries(
    faults.map(([field, fault]) => {
      const [name, place] = field.split(".");
      return [place === undefined ? name : `${name}.${place}`, [texts[fault]]];
    }),
  );

function factsOf({ supportId, packagePrice, blockLines, discountFromDates, tiers }: SupportRow) {
  const written = tiers.map(({ code, minLines, maxLines, discountPercent }) => {
    const discount = discountPercent === null ? "" : ` -${discountPercent}%`;
    return `${code} ${minLines}-${maxLines ?? ""}${discount}`;
  });
  const facts: Facts = {
    support: supportId,
    package: packagePrice,
    block: blockLines,
    dates: discountFromDates,
    tiers: written.join("; "),
  };
  return facts;
}

const texts = {
  unknown: { fr: "Ce journal n’est plus au catalogue.", ar: "لم تعد هذه الجريدة في الكتالوغ." },
  missing: { fr: "Écrivez le premier nombre de lignes.", ar: "اكتبوا أول عدد للأسطر." },
  small: { fr: "Ce prix est trop petit.", ar: "هذا الثمن صغير جدا." },
  large: { fr: "Ce prix est trop grand.", ar: "هذا الثمن كبير جدا." },
  range: { fr: "Cette valeur n’est pas valable.", ar: "هذه القيمة غير صالحة." },
  reversed: { fr: "Ce palier finit avant de commencer.", ar: "تنتهي هذه الفئة قبل أن تبدأ." },
  overlap: {
    fr: "Un autre palier contient déjà ces lignes.",
    ar: "توجد هذه الأسطر في فئة أخرى.",
  },
  package: {
    fr: "Un palier vend au forfait : écrivez son prix.",
    ar: "تباع فئة بثمن جزافي: اكتبوه.",
  },
} as const satisfies Record<TermFault | "unknown", Messages>;
