import type { placeJournal } from "@parution/contract/journal";
import type { Clock } from "@parution/rules/calendar";
import { dateInZone, formatDayFirst, type IsoDate, toIsoDate } from "@parution/rules/dates";
import {
  type IssueBlock,
  issueBlock,
  journalFaults,
  journalWindow,
  needsAddress,
  priceJournal,
} from "@parution/rules/journal";
import type { Queries } from "../platform/database/transaction.ts";
import { invalid, type Messages, type MessagesOf } from "../platform/http/problems.ts";
import { catalogueVersionAt } from "../pricing/index.ts";
import {
  findChosen,
  findJournalPackage,
  findWeekend,
  type JournalInput,
  type JournalSelection,
  listClosures,
} from "./queries.ts";
import { blockedIssue, texts } from "./texts.ts";

type OrderFaults = MessagesOf<typeof placeJournal>;

type Chosen = Awaited<ReturnType<typeof findChosen>>;

/**
 * Checks an order of issues against its support's offers and publication days, and prices it (docs/domain/prices.md#issues).
 * @throws ProblemError 422 naming every invalid field.
 */
export async function selectJournal(
  db: Queries,
  input: JournalInput,
  businessId: number,
  clock: Clock,
): Promise<JournalSelection> {
  await catalogueVersionAt(db, clock.now);
  const chosen = await findChosen(db, input);
  const address = needsAddress(input.deliveryId) ? input.address?.trim() || null : null;
  const today = dateInZone(clock.now, clock.zone);
  const rate = await findJournalPackage(db, businessId, input.productId, today);
  const faults: OrderFaults = {
    ...chosenFaults(chosen),
    ...detailFaults(input, rate !== undefined),
    ...(await issueFaults(db, input, chosen, clock)),
  };
  const { duration, delivery } = chosen;
  if (Object.keys(faults).length > 0 || duration === null || delivery === null)
    throw invalid<typeof placeJournal>(faults);
  const price = priceJournal({
    unitPrice: duration.unit_price,
    packageRate: rate?.price ?? null,
    quantities: input.issues.map(({ copies }) => copies),
    deliveryPrice: delivery.price,
  });
  return { input, price, byPackage: rate !== undefined, address };
}

function chosenFaults({ product, duration, delivery }: Chosen): OrderFaults {
  if (product === null) return { productId: [texts.product] };
  return {
    ...(duration === null && { durationId: [texts.duration] }),
    ...(delivery === null && { deliveryId: [texts.delivery] }),
  };
}

/** Faults besides those of the issues, which name each day and its reason. */
function detailFaults(input: JournalInput, holdsPackage: boolean): OrderFaults {
  const { byPackage } = input;
  const { address, termsAccepted } = journalFaults(input, null);
  const otherPrice = byPackage !== undefined && byPackage !== holdsPackage;
  return {
    ...(address && { address: [texts.required] }),
    ...(termsAccepted && { termsAccepted: [texts.terms] }),
    ...(otherPrice && { byPackage: [texts.package] }),
  };
}

async function issueFaults(
  db: Queries,
  { supportId, issues }: JournalInput,
  { duration }: Chosen,
  clock: Clock,
): Promise<OrderFaults> {
  if (duration === null) return {};
  const { nearest_days: nearest, farthest_days: farthest } = duration;
  const window = journalWindow({ nearest, farthest }, clock);
  const rows = await listClosures(db, supportId, window.from, window.to);
  const weekend = await findWeekend(db, supportId);
  const closures = new Map<IsoDate, Messages>(
    rows.map((row) => [toIsoDate(row.date), { fr: row.reason_fr, ar: row.reason_ar }]),
  );
  const blocked = issues.flatMap(({ date }) => {
    const reason: IssueBlock | null = issueBlock(date, { window, weekend, closures });
    if (reason === null) return [];
    const occasion = reason === "weekend" ? undefined : closures.get(date);
    return [blockedIssue(formatDayFirst(date), reason, occasion)];
  });
  return blocked.length > 0 ? { issues: blocked } : {};
}
