import {
  acceptInvitation,
  changeStaff,
  endStaff,
  inviteStaff,
  readInvitation,
  readStaff,
  withdrawInvitation,
} from "@parution/contract/staff";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emailOf } from "../demo/accounts.ts";
import type { Carrier } from "../mail/carriers.ts";
import { deliverDue } from "../mail/deliver.ts";
import { linkToken } from "../mail/index.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { readEntries } from "../trail/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

describe("invitations", () => {
  test("give roles to a new address by a link that counts once, within a week", async () => {
    const owner = await api.signInStaff("admin");
    const email = "guichet@exemple.ma";
    await owner.call(inviteStaff, { body: { email, roles: ["counter"] } });
    const token = await invitationToken(email);
    expect((await owner.call(readStaff, {})).invitations).toMatchObject([{ email }]);
    const reply = await api.visitor.call(readInvitation, { body: { token } });
    expect(reply).toEqual({ email, roles: ["counter"], isKnown: false });
    const person = { civility: "mrs", firstName: "Salma", lastName: "Naciri" } as const;
    const short = { body: { token, ...person, password: "court" } };
    await expect(api.visitor.call(acceptInvitation, short)).rejects.toMatchObject({
      fields: { password: [expect.stringContaining("12 caractères")] },
    });
    const body = { token, ...person, password: "un moulin sous la pluie" };
    await api.visitor.call(acceptInvitation, { body });
    const again = api.visitor.call(acceptInvitation, { body });
    await expect(again).rejects.toMatchObject({ status: 410, code: "LINK_ENDED" });
    const { staff, invitations } = await owner.call(readStaff, {});
    expect(staff.find((one) => one.email === email)).toMatchObject({ roles: ["counter"] });
    expect(invitations).toEqual([]);
    const [invited, accepted] = (await readEntries(api.context.db, 0, 100)).slice(-2);
    expect(invited).toMatchObject({ command: "staff-invite", before: { invited: [] } });
    expect(accepted).toMatchObject({ before: { roles: [] }, after: { roles: ["counter"] } });
  });

  test("to a deactivated account are refused, and end when the account is deactivated", async () => {
    const owner = await api.signInStaff("admin");
    const email = emailOf("membre");
    const invite = () => owner.call(inviteStaff, { body: { email, roles: ["sales"] } });
    const activate = (active: boolean) =>
      api.context.db.updateTable("users").set({ active }).where("email", "=", email).execute();
    await invite();
    const token = await invitationToken(email);
    await activate(false);
    const person = { civility: "mr", firstName: "Omar", lastName: "Tahiri" } as const;
    const body = { token, ...person, password: "un moulin sous la pluie" };
    const accepted = api.visitor.call(acceptInvitation, { body });
    await expect(accepted).rejects.toMatchObject({ status: 410, code: "LINK_ENDED" });
    const refusal = { status: 422, fields: { email: [expect.stringMatching(/désactivé/)] } };
    await expect(invite()).rejects.toMatchObject(refusal);
    await activate(true);
  });

  test("end with a change of roles: they give back nothing that was taken since", async () => {
    const owner = await api.signInStaff("admin");
    const email = emailOf("terme");
    await owner.call(inviteStaff, { body: { email, roles: ["owner"] } });
    const token = await invitationToken(email);
    await owner.call(changeStaff, { body: { email, roles: ["moderator"] } });
    await owner.call(endStaff, { body: { email } });
    const accepted = api.visitor.call(acceptInvitation, { body: { token } });
    await expect(accepted).rejects.toMatchObject({ status: 410, code: "LINK_ENDED" });
    const { invitations } = await owner.call(readStaff, {});
    expect(invitations.map((one) => one.email)).not.toContain(email);
  });

  test("that are withdrawn end at once, stand in the trail, and can be made again", async () => {
    const owner = await api.signInStaff("admin");
    const email = "retire@exemple.ma";
    const invitation = { body: { email, roles: ["sales" as const] } };
    const withdraw = (address: string) =>
      owner.call(withdrawInvitation, { body: { email: address } });
    await owner.call(inviteStaff, invitation);
    const token = await invitationToken(email);
    await withdraw("Retire@exemple.ma");
    const reply = api.visitor.call(readInvitation, { body: { token } });
    await expect(reply).rejects.toMatchObject({
      status: 410,
      code: "LINK_ENDED",
      message: expect.stringContaining("retirée"),
    });
    const { invitations } = await owner.call(readStaff, {});
    expect(invitations.map((one) => one.email)).not.toContain(email);
    expect((await readEntries(api.context.db, 0, 100)).at(-1)).toMatchObject({
      command: "staff-invite",
      operator: emailOf("admin"),
      subject: email,
      before: { invited: ["sales"] },
      after: { invited: [] },
    });
    await expect(withdraw(email)).rejects.toMatchObject({ status: 404 });
    await owner.call(inviteStaff, invitation);
    const again = await invitationToken(email);
    await expect(
      api.visitor.call(readInvitation, { body: { token: again } }),
    ).resolves.toMatchObject({ email });
    await withdraw(email);
  });

  test("that are withdrawn before their letter has left file it unsent", async () => {
    const owner = await api.signInStaff("admin");
    const email = "retiree@exemple.test";
    await owner.call(inviteStaff, { body: { email, roles: ["sales"] } });
    await owner.call(withdrawInvitation, { body: { email } });
    const given: string[] = [];
    const carrier: Carrier = {
      async carry({ to }) {
        given.push(to);
        return { outcome: "sent" };
      },
    };
    await deliverDue(api.context, { carrier, attach: {} });
    expect(given).not.toContain(email);
    const letter = api.context.db.selectFrom("mails").where("recipient", "=", email);
    expect(await letter.select(["sent_at", "filed_at"]).executeTakeFirstOrThrow()).toEqual({
      sent_at: null,
      filed_at: expect.any(Date),
    });
  });

  test("that are accepted cannot be withdrawn: the member stays", async () => {
    const owner = await api.signInStaff("admin");
    const email = emailOf("credit");
    await owner.call(inviteStaff, { body: { email, roles: ["sales"] } });
    await api.visitor.call(acceptInvitation, { body: { token: await invitationToken(email) } });
    const late = owner.call(withdrawInvitation, { body: { email } });
    await expect(late).rejects.toMatchObject({ status: 404 });
    const { staff } = await owner.call(readStaff, {});
    expect(staff.find((one) => one.email === email)).toMatchObject({ roles: ["sales"] });
  });

  test("to an address of the staff are refused, and late ones have their sentence", async () => {
    const owner = await api.signInStaff("admin");
    const known = { body: { email: emailOf("moderation"), roles: ["sales" as const] } };
    await expect(owner.call(inviteStaff, known)).rejects.toMatchObject({ status: 422 });
    const email = "tard@exemple.ma";
    await owner.call(inviteStaff, { body: { email, roles: ["sales"] } });
    const token = await invitationToken(email);
    api.clock.advance(7 * 24 * 3_600_000);
    const reply = api.visitor.call(readInvitation, { body: { token } });
    await expect(reply).rejects.toMatchObject({ status: 410 });
    api.clock.advance(-7 * 24 * 3_600_000);
  });
});

/** Token of the link that was mailed to an address last. */
async function invitationToken(email: string): Promise<string> {
  const link = await api.context.db
    .selectFrom("mailed_links")
    .where("email", "=", email)
    .where("used_at", "is", null)
    .select("id")
    .executeTakeFirstOrThrow();
  return linkToken(api.context.config, link.id);
}
