import { type Reach, reachOf } from "../orders/index.ts";
import type { Queries } from "../platform/database/index.ts";
import { notFound } from "../platform/http/index.ts";
import type { Identity } from "../platform/session/index.ts";

/**
 * Whose orders are asked for: all that the caller reaches, or those of one person among them (readings G4).
 * @throws ProblemError 404 when that person is neither the caller nor of its team
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
