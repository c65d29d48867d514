import { closeAccount } from "@parution/contract/own-account";
import { readCurrentUser, updateUser } from "@parution/contract/session";
import { acceptInvitation, changeStaff, endStaff, inviteStaff } from "@parution/contract/staff";
import { readCurrentTeam } from "@parution/contract/team";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD, emailOf } from "../demo/accounts.ts";
import { linkToken } from "../mail/index.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { refusalOf } from "../testing/orders/ordering.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.context.db
    .updateTable("users")
    .set({ is_parent: true })
    .where("email", "=", emailOf("admin"))
    .execute();
});
afterAll(() => api.stop());

const userOf = (email: string) =>
  api.context.db
    .selectFrom("users")
    .innerJoin("businesses", "businesses.id", "users.business_id")
    .where("users.email", "=", email)
    .select(["users.id", "users.is_parent", "businesses.is_newspaper", "businesses.closed_at"])
    .executeTakeFirstOrThrow();

const setActive = (name: string, active: boolean) =>
  api.context.db.updateTable("users").set({ active }).where("email", "=", emailOf(name)).execute();

/** An owner invites a new address, which accepts. */
async function join(owner: "pro", email: string) {
  const client = await api.signIn(owner);
  await api.context.db.updateTable("sessions").set({ second_factor_at: new Date() }).execute();
  await client.call(inviteStaff, { body: { email, roles: ["counter"] } });
  const { id } = await api.context.db
    .selectFrom("mailed_links")
    .where("email", "=", email)
    .select("id")
    .executeTakeFirstOrThrow();
  const person = { civility: "mrs", firstName: "Salma", lastName: "Naciri" } as const;
  const token = linkToken(api.context.config, id);
  const body = { token, ...person, password: "un moulin sous la pluie" };
  await api.visitor.call(acceptInvitation, { body });
}

describe("the newspaper's own account", () => {
  test("is no way to sign staff out: its parent changes and deactivates none of them, and may activate them", async () => {
    const parent = await api.signIn("admin");
    const { id } = await userOf(emailOf("regie"));
    const change = (body: object) => parent.call(updateUser, { body: { userId: id, ...body } });
    const refusal = { status: 409, code: "STAFF_MEMBER" };
    expect(await refusalOf(change({ status: "deactivated" }))).toMatchObject(refusal);
    expect(await refusalOf(change({ lastName: "Autre" }))).toMatchObject(refusal);
    await setActive("regie", false);
    await change({ status: "active" });
    await api.signInStaff("regie");
  });

  test("keeps an owner who can sign in: one who cannot counts for nothing, and may be taken from the staff", async () => {
    const owner = await api.signInStaff("admin");
    const second = emailOf("regie");
    await owner.call(changeStaff, { body: { email: second, roles: ["owner"] } });
    await setActive("regie", false);
    const leave = owner.call(endStaff, { body: { email: emailOf("admin") } });
    expect(await refusalOf(leave)).toMatchObject({ code: "LAST_OWNER" });
    await owner.call(endStaff, { body: { email: second } });
    await setActive("regie", true);
  });

  test("is handed over by a parent who leaves, and may then close their own user alone", async () => {
    const first = await api.signInStaff("admin");
    await first.call(changeStaff, { body: { email: emailOf("compta"), roles: ["owner"] } });
    await first.call(changeStaff, { body: { email: emailOf("pro"), roles: ["owner"] } });
    const close = { body: { password: DEMO_PASSWORD } };
    const tooEarly = await refusalOf(first.call(closeAccount, close));
    expect(tooEarly).toMatchObject({ status: 403, message: expect.stringContaining("Équipe") });
    await first.call(endStaff, { body: { email: emailOf("admin") } });
    expect(await userOf(emailOf("compta"))).toMatchObject({ is_parent: true, is_newspaper: true });
    const former = await api.signIn("admin");
    expect(await refusalOf(former.call(readCurrentTeam, {}))).toMatchObject({ status: 404 });
    const { id } = await former.call(readCurrentUser, {});
    await former.call(closeAccount, close);
    expect(await userOf(`ferme-${id}@parution.invalid`)).toMatchObject({ closed_at: null });
  });

  test("takes new staff in, also when an advertiser is the only owner left", async () => {
    await (await api.signIn("pro")).call(readCurrentUser, {});
    const owner = await api.signInStaff("compta");
    await owner.call(endStaff, { body: { email: emailOf("compta") } });
    await join("pro", "guichet@exemple.ma");
    expect(await userOf("guichet@exemple.ma")).toMatchObject({ is_newspaper: true });
  });
});
