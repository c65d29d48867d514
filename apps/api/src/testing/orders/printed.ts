import type { IsoDate } from "@parution/rules/dates";
import type { Insertable } from "kysely";
import sharp from "sharp";
import type { PrintRecordTable } from "../../platform/database/tables/publications.ts";
import { billedText } from "../../printed-issues/index.ts";
import { TEST_NOW, type TestApi } from "../index.ts";
import { FIRST_DATE, placePaid } from "./certified.ts";
import type { OrderBody } from "./ordering.ts";

/** SHA-256 of an issue's file, by a number. */
export const digestOf = (number: number): string => number.toString(16).padStart(64, "0");

type Finding = Partial<Insertable<PrintRecordTable>>;

interface Issue {
  readonly supportId?: number;
  readonly day?: IsoDate;
  /** Ads that were looked for, with what was found; whole on page 12 by default. */
  readonly ads: Readonly<Record<number, Finding>>;
}

/** A paid print ad, its first date come. */
export async function placeDue(api: TestApi, changes: Partial<OrderBody> = {}): Promise<number> {
  api.clock.set(TEST_NOW);
  const adId = await placePaid(await api.signIn("particulier"), changes);
  api.clock.set(FIRST_DATE);
  return adId;
}

let issues = 0;

/** A recorded issue, in the place of the one before, as the reading of a printer's file leaves it. */
export async function recordIssue(
  api: TestApi,
  { supportId = 1, day = "2026-06-03", ads }: Issue,
): Promise<{ readonly id: number; readonly sha256: string }> {
  const { db, clock } = api.context;
  issues += 1;
  const sha256 = digestOf(issues);
  const at = new Date(clock.now());
  await db
    .updateTable("printed_issues")
    .set({ state: "replaced", ended_at: at })
    .where("support_id", "=", supportId)
    .where("day", "=", day)
    .where("state", "=", "recorded")
    .execute();
  const { id } = await db
    .insertInto("printed_issues")
    .values({
      support_id: supportId,
      day,
      file_name: "numero.pdf",
      size: 1000,
      uploaded_by: null,
      uploaded_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .updateTable("printed_issues")
    .set({ state: "recorded", sha256, pages: 16, ended_at: at, absences_due: true })
    .where("id", "=", id)
    .execute();
  const billed = await db
    .selectFrom("ads")
    .innerJoin("products as product", "product.id", "ads.product_id")
    .select(["ads.id", "ads.paper_content", "product.format"])
    .where("ads.id", "in", Object.keys(ads).map(Number))
    .execute();
  const texts = new Map(billed.map((ad) => [ad.id, billedText(ad)]));
  const records = Object.entries(ads).map(([adId, finding]) => ({
    issue_id: id,
    ad_id: Number(adId),
    support_id: supportId,
    day,
    found: "whole" as const,
    billed_text: texts.get(Number(adId)) ?? "",
    parts: JSON.stringify([{ page: 12, x: 40, y: 80, width: 142, height: 60 }]),
    ...finding,
  }));
  await db.insertInto("print_records").values(records).execute();
  return { id, sha256 };
}

/** Keeps a picture as an ad's clipping. */
export async function keepClipping({ context }: TestApi, key: string): Promise<string> {
  const create = { width: 400, height: 160, channels: 3, background: "#c9b458" } as const;
  const picture = await sharp({ create }).png().toBuffer();
  await context.storage.put(key, new Uint8Array(picture), "image/png");
  return key;
}

/** Reports that an ad did not run on a day, as the desk does. */
export async function reportMissing(
  { context }: TestApi,
  adId: number,
  reason: { readonly fr: string; readonly ar: string } = { fr: "", ar: "" },
  cause: "left_out" | "undecided" = "left_out",
): Promise<void> {
  const { db, clock } = context;
  const ads = db.selectFrom("ads").select(["business_id", "user_id", "support_id"]);
  const ad = await ads.where("id", "=", adId).executeTakeFirstOrThrow();
  const at = new Date(clock.now());
  await db
    .insertInto("missed_ads")
    .values({
      ...ad,
      ad_id: adId,
      day: "2026-06-03",
      cause,
      choice: "move",
      charged: 4800,
      reason_fr: reason.fr,
      reason_ar: reason.ar,
      before: ["2026-06-03"],
      reported_at: at,
      due_at: at,
    })
    .execute();
}

/** Decides as a person whether an issue shows an ad. */
export async function decidePrinted(
  { context }: TestApi,
  { issueId, adId }: { readonly issueId: number; readonly adId: number },
  decision: "printed" | "not_printed",
): Promise<void> {
  const { db, clock } = context;
  await db
    .updateTable("print_records")
    .set({ decision, decided_at: new Date(clock.now()) })
    .where("issue_id", "=", issueId)
    .where("ad_id", "=", adId)
    .execute();
}

/** Ends the reports of an ad as one that was changed before anything became of them. */
export async function endReports({ context }: TestApi, adId: number): Promise<void> {
  const { db, clock } = context;
  await db
    .updateTable("missed_ads")
    .set({ state: "changed", ended_at: new Date(clock.now()) })
    .where("ad_id", "=", adId)
    .execute();
}

/** Has a recorded issue checked again, or records it once more. */
export async function setIssueState(
  { context }: TestApi,
  issueId: number,
  state: "checking" | "recorded",
): Promise<void> {
  const { db, clock } = context;
  const ended_at = state === "recorded" ? new Date(clock.now()) : null;
  await db
    .updateTable("printed_issues")
    .set({ state, ended_at })
    .where("id", "=", issueId)
    .execute();
}
