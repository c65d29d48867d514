import type { Language } from "@parution/contract/call";
import { dateInZone } from "@parution/rules/dates";
import type { Context } from "../platform/context/index.ts";
import { notFound } from "../platform/http/index.ts";
import type { Identity } from "../platform/session/index.ts";
import { findPackageRate } from "../pricing/index.ts";

/**
 * The package that the caller's account holds for a product (readings C4), null without one.
 * @throws ProblemError 404 when the request names another user (readings G3).
 */
export async function readOwnPackage(
  { db, clock, config }: Context,
  { productId, userId }: { readonly productId: number; readonly userId?: number | undefined },
  identity: Identity,
  language: Language,
) {
  if (userId !== undefined && userId !== identity.userId) throw notFound();
  const today = dateInZone(clock.now(), config.publisherZone);
  const rate = await findPackageRate(db, identity.businessId, productId, today);
  if (rate === undefined) return null;
  return { id: rate.id, label: rate[`label_${language}`], productId, price: rate.price };
}
