import type { Queries } from "../platform/database/transaction.ts";
import { notFound } from "../platform/http/problems.ts";
import type { Identity } from "../platform/session/identify.ts";

/** Column that assigns orders and ads to a user or an account, and its value. */
export interface Reach {
  readonly column: "business_id" | "user_id";
  readonly id: number;
}

/**
 * Orders and ads that a user reaches: their own; a parent's, those of the whole account
 * (docs/domain/accounts.md#ownership).
 */
export function reachOf(identity: Pick<Identity, "isParent" | "businessId" | "userId">): Reach {
  return identity.isParent
    ? { column: "business_id", id: identity.businessId }
    : { column: "user_id", id: identity.userId };
}

/**
 * Reach of a request for orders: all that the caller reaches, or those of one user among them.
 * @throws ProblemError 404 when that user is neither the caller nor a member of their team
 */
export async function reachOfUser(
  db: Queries,
  identity: Identity,
  userId: number | undefined,
): Promise<Reach> {
  if (userId === undefined) return reachOf(identity);
  if (userId === identity.userId) return { column: "user_id", id: userId };
  if (!identity.isParent) throw notFound();
  const member = await db
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId)
    .where("business_id", "=", identity.businessId)
    .executeTakeFirst();
  if (member === undefined) throw notFound();
  return { column: "user_id", id: member.id };
}
