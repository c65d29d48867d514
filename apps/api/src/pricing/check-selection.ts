import type { quoteAd } from "@parution/contract/quote";
import type { Clock } from "@parution/rules/calendar";
import type { OptionChoice } from "@parution/rules/options";
import { blockedDates, mediumOf, supportCalendar } from "../calendar/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { invalid } from "../platform/http/problems.ts";
import { type OrderedRows, offerForEdit, readOffer, withoutRetired } from "./offers.ts";
import { Faults, faults } from "./problems.ts";
import {
  type Completeness,
  checkChoices,
  chooseProduct,
  type Selection,
  type Sold,
} from "./product.ts";
import type { Offer, OpenOffer } from "./queries.ts";
import { type AdText, readText } from "./text.ts";

/** Selection that is valid by catalogue and calendar. */
export interface CheckedSelection {
  readonly selection: Selection;
  readonly offer: OpenOffer;
  readonly sold: Sold;
  readonly options: readonly OptionChoice[];
  readonly text: AdText;
}

/**
 * Checks a selection against the offer of its support and heading at an instant.
 * @throws ProblemError 422 naming every invalid field.
 */
export function checkSelection(
  offered: Offer | undefined,
  selection: Selection,
  clock: Clock,
  completeness: Completeness,
): CheckedSelection {
  const offer = openOffer(offered, selection);
  const found = new Faults();
  const options = checkChoices(offer, selection, completeness, found);
  checkDates(offer, selection, clock, found);
  const sold = chooseProduct(offer, selection, found);
  if (sold === null) throw found.problem();
  const text = readText(selection, sold, offer, completeness, found);
  found.throwIfAny();
  return { selection, offer, sold, options, text };
}

/** @throws ProblemError when support, channel and heading do not agree: nothing else can be checked then. */
function openOffer(offer: Offer | undefined, { medium }: Selection): OpenOffer {
  if (offer === undefined) throw invalid<typeof quoteAd>({ supportId: [faults.support] });
  if (medium !== undefined && medium !== mediumOf(offer.channel_id)) {
    throw invalid<typeof quoteAd>({ medium: [faults.channel] });
  }
  if (offer.unit_price === null) throw invalid<typeof quoteAd>({ headingId: [faults.heading] });
  if (offer.heading_retired_at !== null)
    throw invalid<typeof quoteAd>({ headingId: [faults.retired] });
  return { ...withoutRetired(offer), unit_price: offer.unit_price };
}

function checkDates(offer: OpenOffer, { dates }: Selection, clock: Clock, found: Faults): void {
  if (dates.length === 0) found.add("dates", faults.required);
  const calendar = supportCalendar(
    offer,
    offer.closures,
    clock,
    [],
    offer.closed_editions.map(({ day }) => day),
  );
  found.add("dates", ...blockedDates(dates, calendar));
}

/** A text that its canvas can take, in an order that may still be incomplete. */
export interface CheckedDraft {
  readonly offer: OpenOffer;
  readonly sold: Sold;
  readonly text: AdText;
}

/**
 * Checks a draft's text against its canvas: dates, sub-heading and options may still be open.
 * @param ordered the ad that is edited; null for a new one.
 * @throws ProblemError 422 naming every invalid field.
 */
export async function checkDraft(
  db: Queries,
  draft: Omit<Selection, "dates">,
  ordered: OrderedRows | null,
  now: number,
): Promise<CheckedDraft> {
  const { supportId, headingId } = draft;
  const selection = { ...draft, dates: [] };
  const offered = await readOffer(db, supportId, headingId, now);
  const offer = openOffer(offerForEdit(offered, supportId, ordered), selection);
  const found = new Faults();
  const sold = chooseProduct(offer, selection, found);
  if (sold === null) throw found.problem();
  const text = readText(selection, sold, offer, "draft", found);
  found.throwIfAny();
  return { offer, sold, text };
}
