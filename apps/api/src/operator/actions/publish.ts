import { dateInZone } from "@parution/rules/dates";
import { publishDue } from "../../publishing/index.ts";
import { type Action, type OperationInside, Refusal } from "./action.ts";

/** Publishes every validated ad whose first date has come, as the api does by itself each minute. */
export const publishAds: Action = {
  command: "publish",
  subject: "ads that are due",
  reason: null,
  async carryOut(operation) {
    const due = await listDue(operation);
    if (due.length === 0) throw new Refusal("No ad is due.");
    await publishDue(operation.db, operation);
    return { before: { due }, after: { due: await listDue(operation) } };
  },
};

/** The references of the ads that wait for nothing but their publication; held, so that no one else publishes them. */
async function listDue({ db, clock, config }: OperationInside): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("ads")
    .select("ref_web")
    .where("status", "=", 2)
    .where("published_at", "is", null)
    .where("first_date", "<=", dateInZone(clock.now(), config.publisherZone))
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map(({ ref_web }) => ref_web);
}
