import { permissionsOf } from "@parution/rules/access";
import { startOfDayInZone } from "@parution/rules/dates";
import { completeDetails } from "../../orders/place/details.ts";
import { adColumns } from "../../orders/place/insert.ts";
import { checkSelection, type Offer, priceChecked } from "../../pricing/index.ts";
import type { Owner, WrittenOrder } from "../orders/order.ts";
import { composeDetails, composeSelection } from "./compose.ts";
import { factsOf } from "./facts.ts";
import type { PlannedAd } from "./plan.ts";
import { dice } from "./random.ts";
import { chooseDates, daysAround, orderInstant } from "./schedule.ts";
import { lives } from "./states.ts";

/** Context in which an ad is written. */
export interface Desk {
  /** Epoch milliseconds: the instant of the demonstration. */
  readonly now: number;
  readonly zone: string;
  readonly headingId: number;
  readonly subheadingId: number;
  readonly offer: Offer;
  readonly owner: Owner;
}

/** Writes a planned ad as if it had been ordered in its time: checked against that day's calendar, priced by the catalogue. */
export function writeAd(planned: PlannedAd, desk: Desk): WrittenOrder {
  const { zone, offer, owner } = desk;
  const orderedAt = orderInstant(planned, desk.now);
  const { facts, cityId } = factsOf(
    planned.seed,
    planned.tongue,
    daysAround(orderedAt, planned.seed, zone),
  );
  const written = { ...desk, planned, facts, text: planned.kind.write(facts) };
  const dates = chooseDates(planned, offer, orderedAt, zone);
  const wanted = composeSelection(written, { orderedAt, dates });
  const checked = checkSelection(offer, wanted, { now: orderedAt, zone }, "whole");
  const selection = priceChecked(checked, null, zone);
  const may = permissionsOf(owner);
  const details = completeDetails(composeDetails(written, cityId), selection, may);
  const at = new Date(orderedAt);
  const columns = adColumns({ selection, details, dates, at, clientAddress: "127.0.0.1" });
  const ad = adRow(planned, owner, columns, startOfDayInZone(dates[0], zone));
  return {
    seed: planned.seed,
    owner,
    orderedAt: at,
    outcome: lives[planned.state].order,
    supportId: selection.supportId,
    price: selection.price,
    goods: { kind: "ad", ad, dates },
  };
}

/** Operators' reasons for refusing an ad. */
const refusals = [
  "Le justificatif manque : joignez l’extrait du registre du commerce.",
  "Le texte cite une personne sans son accord.",
  "La date de l’assemblée est passée.",
];

function adRow(
  { state, seed }: PlannedAd,
  { businessId, userId }: Owner,
  columns: ReturnType<typeof adColumns>,
  publishedAt: number,
) {
  const { status, isOnline, isPublished } = lives[state];
  return {
    ...columns,
    business_id: businessId,
    user_id: userId,
    status,
    online: isOnline,
    published_at: isPublished ? new Date(publishedAt) : null,
    refusal_reason: state === "refused" ? dice(seed).pick(refusals) : null,
  };
}
