import { closeAccount } from "@parution/contract/own-account";
import { readCurrentUser } from "@parution/contract/session";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../demo/accounts.ts";
import { transaction } from "../platform/database/transaction.ts";
import { lockStaff } from "../staff/index.ts";
import { givenDormant } from "../testing/dormant-account.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { refusalOf } from "../testing/orders/ordering.ts";
import { endDormant } from "./dormancy.ts";

const DAY = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

/** Resolves once a session waits for a lock. */
const untilWaiting = () =>
  expect
    .poll(isAnyoneWaiting, { timeout: 20_000, message: "a session waits for a lock" })
    .toBe(true);

async function isAnyoneWaiting(): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(api.context.db);
  return rows.length > 0;
}

test("closing is refused to a user who joins the newspaper's staff meanwhile", async () => {
  const { db, clock } = api.context;
  const member = await api.signIn("membre");
  const { id } = await member.call(readCurrentUser, {});
  const { closing } = await transaction(db, async (tx) => {
    await lockStaff(tx);
    const joined = { user_id: id, roles: ["moderator"] as const, since: new Date(clock.now()) };
    await tx.insertInto("staff").values(joined).execute();
    const closing = refusalOf(member.call(closeAccount, { body: { password: DEMO_PASSWORD } }));
    await untilWaiting();
    return { closing };
  });
  expect(await closing).toMatchObject({ status: 403 });
});

test("an account whose user signs in while it is about to be closed stays, and its announcement is withdrawn", async () => {
  const { db, clock } = api.context;
  const { id, closedAt } = await givenDormant(api, "revenant");
  await endDormant(api.context);
  api.clock.advance(38 * DAY);
  const { ending } = await transaction(db, async (tx) => {
    const users = tx.updateTable("users").set({ last_login_at: new Date(clock.now()) });
    await users.where("business_id", "=", id).execute();
    const ending = endDormant(api.context);
    await untilWaiting();
    return { ending };
  });
  await ending;
  expect(await closedAt()).toBeNull();
  await endDormant(api.context);
  const announced = db.selectFrom("businesses").select("dormancy_noticed_at").where("id", "=", id);
  expect(await announced.executeTakeFirst()).toEqual({ dormancy_noticed_at: null });
});
