import type { Client } from "@parution/contract/client";
import {
  acceptPassed,
  addWord,
  claimAd,
  readModeratedAd,
  readModerationQueue,
  readPassed,
  readWords,
  removeWord,
  undoDecision,
} from "@parution/contract/moderation";
import { payOrder } from "@parution/contract/payments";
import { MOST_WORDS } from "@parution/rules/moderation";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { closeEdition, reopenEdition } from "../edition-state/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { decideNow } from "../testing/orders/deciding.ts";
import { placeLine, WEDNESDAY } from "../testing/orders/ordering.ts";
import { readEntries } from "../trail/index.ts";

let api: TestApi;
let first: Client;
let second: Client;
let client: Client;
beforeAll(async () => {
  api = await startTestApi({ env: { AD_VALIDATION: "operator" } });
  first = await api.signInStaff("moderation");
  second = await api.signInStaff("admin");
  client = await api.signIn("particulier");
});
afterAll(() => api.stop());

/** A paid ad that waits, under a heading whose ads have no required mentions. */
async function waiting(text: string): Promise<number> {
  const heading = await api.context.db
    .selectFrom("headings")
    .select("id")
    .where("slug", "=", "annonces-judiciaires")
    .executeTakeFirstOrThrow();
  const paperContent = { kind: "plain", text } as const;
  const { adId, orderId } = await placeLine(client, { paperContent });
  await client.call(payOrder, { body: { orderId, method: "balance" } });
  await api.context.db
    .updateTable("ads")
    .set({ heading_id: heading.id, subheading_id: null })
    .where("id", "=", adId)
    .execute();
  return adId;
}

/** Columns of a table that a row is written with: all but ids and what is derived. */
async function columnsOf(table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}
      and is_generated = 'NEVER' and column_name <> 'id'`.execute(api.context.db);
  return rows.map(({ name }) => name);
}

const listOf = (names: readonly string[], table?: string) =>
  sql.join(names.map((name) => sql.ref(table === undefined ? name : `${table}.${name}`)));

/** Copies an ad with its order so often. */
async function copyAd(adId: number, count: number): Promise<void> {
  const orders = await columnsOf("orders");
  const ads = (await columnsOf("ads")).filter((name) => name !== "order_id");
  await sql`with made as (
      insert into orders (${listOf(orders)}) select ${listOf(orders, "orders")}
      from orders join ads on ads.order_id = orders.id, generate_series(1, ${count})
      where ads.id = ${adId} returning id)
    insert into ads (order_id, ${listOf(ads)}) select made.id, ${listOf(ads, "ads")}
    from ads, made where ads.id = ${adId}`.execute(api.context.db);
}

const idsOf = (ads: readonly { readonly id: number }[]) => ads.map(({ id }) => id);
const queued = async () => idsOf((await first.call(readModerationQueue, {})).ads);

test("two moderators who work through one queue at once never decide on the same ad", async () => {
  const ads = await Promise.all(
    Array.from({ length: 12 }, (_, index) => waiting(`Avis numéro ${index}.`)),
  );
  const walk = async (moderator: Client) => {
    const decided: number[] = [];
    for (let left = ads.length; left > 0; left -= 1) {
      const { ads: shown } = await moderator.call(readModerationQueue, {});
      const next = shown.find(({ id, heldBy }) => ads.includes(id) && heldBy === null);
      if (next === undefined) return decided;
      const isDone = await moderator
        .call(claimAd, { body: { adId: next.id } })
        .then(() => decideNow(moderator, { adId: next.id, decision: "validate" }))
        .then(
          () => true,
          () => false,
        );
      if (isDone) decided.push(next.id);
    }
    return decided;
  };
  // Each in two windows: a press in both is one decision.
  const walks = await Promise.all([walk(first), walk(first), walk(second), walk(second)]);
  const [one, other] = [new Set(walks.slice(0, 2).flat()), new Set(walks.slice(2).flat())];
  expect([...one].filter((adId) => other.has(adId))).toEqual([]);
  const decided = [...one, ...other];
  const rows = await api.context.db
    .selectFrom("ad_decisions")
    .select("ad_id")
    .where("ad_id", "in", ads)
    .execute();
  expect(rows.map(({ ad_id }) => ad_id).toSorted()).toEqual(decided.toSorted());
});

test("the queue is cut by the closings, so that a long lead time brings an ad before those of earlier days", async () => {
  const { db } = api.context;
  const adId = await waiting("Avis de vendredi.");
  const ads = db.updateTable("ads");
  const friday = { first_date: "2026-06-05", last_date: "2026-06-05" };
  await ads.set(friday).where("id", "=", adId).execute();
  // Friday of the first newspaper closes on Wednesday at 19:00, Thursday of the other on Thursday at 01:00.
  await db.updateTable("supports").set({ lead_hours: 0 }).where("id", "=", 3).execute();
  const other = await db
    .selectFrom("ads")
    .select("id")
    .where("support_id", "=", 3)
    .where("status", "=", 1)
    .executeTakeFirstOrThrow();
  await copyAd(other.id, 120);
  const thursday = { first_date: "2026-06-04", last_date: "2026-06-04" };
  await ads.set(thursday).where("support_id", "=", 3).execute();
  const { ads: listed, total } = await first.call(readModerationQueue, {});
  expect(total).toBeGreaterThan(listed.length);
  expect(listed).toHaveLength(100);
  expect(idsOf(listed)).toContain(adId);
  const places = listed.map(({ id, closesAt, orderedAt }) => [closesAt, orderedAt, id]);
  const sorted = places.toSorted((one, other) =>
    one.reduce((found, value, place) => found || value - (other[place] ?? 0), 0),
  );
  expect(places).toEqual(sorted);
});

describe("ads that passed every check", () => {
  test("are accepted at once, others among them stay, and all are taken back together", async () => {
    const clean = await waiting("Avis de vente aux enchères, lundi.");
    const faulty = await waiting("Prêt entre particuliers.");
    const held = await waiting("Avis de vente aux enchères, mardi.");
    await second.call(claimAd, { body: { adId: held } });
    const passed = idsOf(await first.call(readPassed, {}));
    expect(passed).toContain(clean);
    expect(passed).not.toContain(faulty);
    expect(passed).not.toContain(held);
    const body = { adIds: [clean, faulty, held, clean] };
    const { decisions, left } = await first.call(acceptPassed, { body });
    expect(decisions).toMatchObject([{ adId: clean }]);
    const reference = (adId: number) => `A${String(adId).padStart(8, "0")}`;
    expect(left).toEqual([
      { reference: reference(faulty), reason: "remark" },
      { reference: reference(held), reason: "held" },
    ]);
    const { adId: unpaid } = await placeLine(client);
    const unknown = await first.call(acceptPassed, { body: { adIds: [unpaid, 99_999_999] } });
    expect([unknown.decisions, unknown.left]).toEqual([
      [],
      [
        { reference: reference(unpaid), reason: "unknown" },
        { reference: "A99999999", reason: "unknown" },
      ],
    ]);
    const again = await first.call(acceptPassed, { body: { adIds: [clean] } });
    expect(again).toMatchObject({
      decisions: [],
      left: [{ reference: reference(clean), reason: "decided" }],
    });
    expect(await queued()).not.toContain(clean);
    const decisionIds = decisions.map(({ decisionId }) => decisionId);
    const undone = await first.call(undoDecision, { body: { decisionIds } });
    expect(undone.adIds).toEqual([clean]);
    expect(await queued()).toEqual(expect.arrayContaining([clean, faulty, held]));
  });

  test("are neither listed nor accepted while an edition of theirs is closed", async () => {
    const clean = await waiting("Avis de vente aux enchères, mercredi.");
    const { db, clock } = api.context;
    const { id: userId } = await db.selectFrom("users").select("id").executeTakeFirstOrThrow();
    const key = { supportId: 1, day: WEDNESDAY };
    const change = { at: new Date(clock.now()), userId };
    await transaction(db, (tx) => closeEdition(tx, key, change));
    expect(idsOf(await first.call(readPassed, {}))).not.toContain(clean);
    const closed = await first.call(acceptPassed, { body: { adIds: [clean] } });
    expect(closed).toMatchObject({ decisions: [], left: [{ reason: "closed" }] });
    await transaction(db, (tx) => reopenEdition(tx, key, change));
    expect(idsOf(await first.call(readPassed, {}))).toContain(clean);
  });

  test("are a hundred by one call at most", async () => {
    const adIds = Array.from({ length: 101 }, (_, index) => index + 1);
    const many = first.call(acceptPassed, { body: { adIds } });
    await expect(many).rejects.toMatchObject({ code: "INPUT" });
  });
});

describe("words that the newspaper keeps", () => {
  test("are stored in lower case, with entries of the trail, and are found in ads", async () => {
    const adId = await waiting("Gain FACILE garanti.");
    const editor = await api.signInStaff("redaction");
    const words = await editor.call(addWord, { body: { word: "  Gain  facile " } });
    expect(words.map(({ word }) => word)).toContain("gain facile");
    await editor.call(addWord, { body: { word: "gain facile" } });
    const { checks } = await first.call(readModeratedAd, { params: { adId } });
    expect(checks).toContainEqual({ code: "word", found: "gain facile" });
    const left = await editor.call(removeWord, { body: { word: "gain facile" } });
    expect(left.map(({ word }) => word)).not.toContain("gain facile");
    const entries = (await readEntries(api.context.db, 0, 1000)).slice(-2);
    expect(entries).toMatchObject([
      { command: "keep-word", subject: "gain facile", before: { kept: false } },
      { command: "drop-word", subject: "gain facile", after: { kept: false } },
    ]);
  });

  test("have letters, and are no more than a list can show", async () => {
    const editor = await api.signInStaff("redaction");
    const empty = editor.call(addWord, { body: { word: "…" } });
    await expect(empty).rejects.toMatchObject({
      status: 422,
      fields: { word: [expect.any(String)] },
    });
    const kept = (await editor.call(readWords, {})).length;
    const rows = Array.from({ length: MOST_WORDS - kept }, (_, index) => ({ word: `mot${index}` }));
    await api.context.db.insertInto("moderation_words").values(rows).execute();
    const full = editor.call(addWord, { body: { word: "encore" } });
    await expect(full).rejects.toMatchObject({
      status: 422,
      fields: { word: [expect.any(String)] },
    });
  });
});
