import type { Context } from "../platform/context/index.ts";
import { publishDue } from "./publish.ts";

/** What an operator decides about an ad (readings F5). */
export type Decision = "validate" | "refuse" | "archive";

const from = { validate: [1, 3], refuse: [1, 3], archive: [2] } as const;
const to = { validate: 2, refuse: 4, archive: 9 } as const;

/**
 * Carries out an operator's decision: a waiting ad is validated (and published when its first date has come) or refused,
 * a validated one archived, which takes it offline.
 * @returns false, with nothing changed, when the ad is not in a state for it.
 */
export async function decide(
  context: Pick<Context, "clock" | "config" | "db">,
  adId: number,
  decision: Decision,
): Promise<boolean> {
  const { numUpdatedRows } = await context.db
    .updateTable("ads")
    .set({ status: to[decision], online: false })
    .where("id", "=", adId)
    .where("status", "in", from[decision])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (decision === "validate") await publishDue(context.db, context);
  return true;
}
