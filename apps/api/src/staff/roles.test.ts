import { changeStaff, endStaff, readDesk, readStaff } from "@parution/contract/staff";
import type { StaffRole } from "@parution/rules/access";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emailOf } from "../demo/accounts.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { readEntries, verifyTrail } from "../trail/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

describe("roles", () => {
  const change = (email: string, roles: StaffRole[]) => ({ body: { email, roles } });

  test("are given to a user, count at once and are in the trail with before and after", async () => {
    const owner = await api.signInStaff("admin");
    const moderator = await api.signInStaff("moderation");
    const email = emailOf("moderation");
    const given = await owner.call(changeStaff, change(email, ["moderator", "editor"]));
    expect(given).toMatchObject({ email, roles: ["moderator", "editor"], leftAt: null });
    const { permissions } = await moderator.call(readDesk, {});
    expect(permissions).toEqual([
      ...["openDesk", "seeClosings", "decideAds", "keepWords"],
      ...["keepContents", "answerMessages", "seeMails", "resendMails"],
    ]);
    const [entry] = (await readEntries(api.context.db, 0, 100)).slice(-1);
    expect(entry).toMatchObject({
      operator: emailOf("admin"),
      command: "staff",
      subject: email,
      before: { roles: ["moderator"] },
      after: { roles: ["moderator", "editor"] },
    });
    expect(await verifyTrail(api.context.db)).toMatchObject({ whole: true });
  });

  test("make an advertiser staff, whose header then leads to the desk", async () => {
    const owner = await api.signInStaff("admin");
    await owner.call(changeStaff, change(emailOf("particulier"), ["sales"]));
    const init = { headers: { Authorization: `Bearer ${await api.token("particulier")}` } };
    const answer = await api.fetch("/account/api/v1/user/current", { method: "POST", ...init });
    expect(await answer.json()).toMatchObject({ data: { roles: "ROLE_STAFF" } });
  });

  test("of the caller, and of unknown users, are not changed", async () => {
    const owner = await api.signInStaff("admin");
    const own = change(emailOf("admin"), ["owner", "finance"]);
    await expect(owner.call(changeStaff, own)).rejects.toMatchObject({ status: 403 });
    const none = change("personne@demo.parution.test", ["sales"]);
    await expect(owner.call(changeStaff, none)).rejects.toMatchObject({ status: 404 });
  });

  test("of the last owner stay; two owners who leave at once leave one", async () => {
    const owner = await api.signInStaff("admin");
    const leave = { body: { email: emailOf("admin") } };
    await expect(owner.call(endStaff, leave)).rejects.toMatchObject({ code: "LAST_OWNER" });
    await owner.call(changeStaff, change(emailOf("regie"), ["owner"]));
    const second = await api.signInStaff("regie");
    const left = await Promise.allSettled([
      owner.call(endStaff, { body: { email: emailOf("regie") } }),
      second.call(endStaff, leave),
    ]);
    expect(left.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("that end, end every session at once", async () => {
    const [name] = (await owners()) as ["admin" | "regie"];
    const owner = await api.signInStaff(name);
    const leaving = await api.signInStaff("maquette");
    await leaving.call(readDesk, {});
    const email = emailOf("maquette");
    expect(await owner.call(endStaff, { body: { email } })).toMatchObject({
      roles: [],
      leftAt: api.clock.now(),
    });
    await expect(leaving.call(readDesk, {})).rejects.toMatchObject({ status: 401 });
    const { staff } = await owner.call(readStaff, {});
    expect(staff.at(-1)?.leftAt).not.toBeNull();
    expect(JSON.stringify(staff)).not.toMatch(/argon2|password|token/);
  });
});

async function owners() {
  const rows = await api.context.db
    .selectFrom("staff")
    .innerJoin("users", "users.id", "staff.user_id")
    .select(["users.email", "staff.roles"])
    .execute();
  return rows
    .filter(({ roles }) => roles.includes("owner"))
    .map(({ email }) => email.split("@", 1)[0]);
}
