import type { CallInput } from "@parution/contract/call";
import type { placeAd } from "@parution/contract/orders";
import { permissionsOfCaller, requireOwnIdentity } from "../../access/index.ts";
import { type Context, clockOf } from "../../platform/context.ts";
import { invalid } from "../../platform/http/problems.ts";
import type { Identity } from "../../platform/session/identify.ts";
import { type OrderedRows, placesAt, priceOn, readBasis } from "../../pricing/index.ts";
import { requirePrice } from "../problems.ts";
import { checkDetails, completeDetails } from "./details.ts";
import { readFiles } from "./files.ts";
import type { NewOrder } from "./insert.ts";

type OrderBody = CallInput<typeof placeAd>["body"];

/** An order whose price has not been shown yet. */
export type UnpricedBody = Omit<OrderBody, "total">;

interface Sender {
  readonly context: Context;
  readonly identity: Identity;
  readonly address: string;
}

/**
 * Checks an ordered or edited ad against the current catalogue, calendar and rights: ids, texts, dates, files and
 * price are all decided again (docs/domain/orders-and-statuses.md#placing-an-order).
 * @param edited the ad as it was ordered; null for a new one.
 * @throws ProblemError 422 naming every invalid field, 409 for another price, 404 for another user's id.
 */
export async function checkAd(
  sender: Sender,
  { total, ...body }: OrderBody,
  edited: OrderedRows | null,
): Promise<NewOrder> {
  const order = await checkUnpricedAd(sender, body, edited);
  requirePrice(total, order.selection.price.total);
  return order;
}

/** Variant of {@link checkAd} that takes the current price. */
export async function checkUnpricedAd(
  { context, identity, address }: Sender,
  body: UnpricedBody,
  ordered: OrderedRows | null,
): Promise<NewOrder> {
  requireOwnIdentity(identity, body);
  const clock = clockOf(context);
  const { db } = context;
  const basis = await readBasis(db, identity.businessId, clock.now);
  const request = { db, selection: body, clock, completeness: "whole", ordered } as const;
  const selection = await priceOn(basis, request);
  const places = await placesAt(db, basis.catalogueVersion);
  const may = permissionsOfCaller(identity);
  const details = completeDetails(body, selection, may);
  const read = await readFiles(body, selection, details.publishOnWeb);
  const faults = {
    ...checkDetails(body, details, { selection, places, may }),
    ...read.faults,
  };
  if (Object.keys(faults).length > 0) throw invalid<typeof placeAd>(faults);
  return {
    identity,
    selection,
    details,
    dates: body.dates,
    files: read.files,
    clientAddress: address,
    at: new Date(clock.now),
  };
}
