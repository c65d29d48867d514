import type { Client } from "@parution/contract/client";
import { readOverview, resendMail } from "@parution/contract/desk";
import { changeAddress } from "@parution/contract/own-account";
import { recoverPassword, requestRecovery } from "@parution/contract/registration";
import { inviteStaff, readInvitation, withdrawInvitation } from "@parution/contract/staff";
import { createMember } from "@parution/contract/team";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DEMO_PASSWORD, emailOf } from "../demo/accounts.ts";
import type { Message } from "../mail/carriers.ts";
import { deliverDue } from "../mail/deliver.ts";
import { createLink, type Letters, queueMail } from "../mail/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { forgetRegistrations } from "../registration/routes.ts";
import { startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import { samples } from "../testing/letter-samples.ts";
import { refusalOf } from "../testing/orders/ordering.ts";
import { confirmSignUp, mailsTo, newestToken, signInAs, signUp } from "../testing/registering.ts";
import { solveCaptcha } from "../testing/solve-captcha.ts";

let api: TestApi;
let counter: Client;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  // Letters of the test before.
  await refuseDue();
  api.clock.set(TEST_NOW);
  await api.context.db.deleteFrom("rate_limits").execute();
  counter = await api.signInStaff("caisse");
});
afterAll(() => api.stop());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NEXT = "un phare dans la brume";

/** Has every letter refused that is due. Returns those that the server was given. */
async function refuseDue(): Promise<readonly Message[]> {
  const given: Message[] = [];
  const carrier = {
    async carry(message: Message) {
      given.push(message);
      return { outcome: "never", reason: "550 no such user" } as const;
    },
  };
  await deliverDue(api.context, { carrier, attach: {} });
  return given;
}

const idOf = async (recipient: string): Promise<number> =>
  (await counter.call(readOverview, {})).mails?.letters.find((one) => one.recipient === recipient)
    ?.id ?? 0;

/** Sends the undelivered letter to an address again, some time later. */
async function resendTo(recipient: string, later = 0) {
  const id = await idOf(recipient);
  api.clock.advance(later);
  counter = await api.signInStaff("caisse");
  return counter.call(resendMail, { body: { id } });
}

const LINK_ENDED = { status: 410, code: "LINK_ENDED" };

describe("the confirmation of a sign-up", () => {
  test("leaves with another link and Message-ID, and the former link ends", async () => {
    const email = "hind@exemple.test";
    await signUp(api, { email });
    const former = await newestToken(api, email);
    const [first] = await refuseDue();
    await resendTo(email, 2 * DAY);
    const [second] = await refuseDue();
    expect(second?.to).toBe(email);
    expect(second?.id).not.toBe(first?.id);
    expect(await mailsTo(api, email)).toHaveLength(2);
    await expect(confirmSignUp(api, former)).rejects.toMatchObject(LINK_ENDED);
    await confirmSignUp(api, await newestToken(api, email));
    await signInAs(api, email);
  });

  test("ends its former link also while that is valid, and its letter is listed no longer", async () => {
    const email = "ilham@exemple.test";
    await signUp(api, { email });
    const former = await newestToken(api, email);
    await refuseDue();
    await resendTo(email);
    expect(await idOf(email)).toBe(0);
    await expect(confirmSignUp(api, former)).rejects.toMatchObject(LINK_ENDED);
  });

  test("is refused once the sign-up has ended", async () => {
    const email = "jalil@exemple.test";
    await signUp(api, { email });
    await refuseDue();
    const refusal = await refusalOf(resendTo(email, 7 * DAY));
    expect(refusal).toMatchObject({ status: 409, code: "LINK_ENDED" });
    expect(refusal.message).toContain("s’inscrit de nouveau");
    expect(await refuseDue()).toEqual([]);
  });

  test("is refused once the address has an account", async () => {
    const email = "karim@exemple.test";
    await signUp(api, { email });
    const token = await newestToken(api, email);
    await refuseDue();
    await confirmSignUp(api, token);
    expect(await refusalOf(resendTo(email))).toMatchObject({ code: "LINK_ENDED" });
  });
});

describe("a recovery", () => {
  const ask = async (email: string) => {
    const captcha = await solveCaptcha(api.visitor);
    await api.visitor.call(requestRecovery, { body: { email, captcha } });
    return newestToken(api, email);
  };
  const recover = (token: string) =>
    api.visitor.call(recoverPassword, { body: { token, next: NEXT } });

  test("leaves with another link, which lasts an hour, and the former link ends", async () => {
    const email = emailOf("credit");
    const former = await ask(email);
    await refuseDue();
    await resendTo(email, 10 * 60_000);
    await expect(recover(former)).rejects.toMatchObject(LINK_ENDED);
    const next = await newestToken(api, email);
    api.clock.advance(59 * 60_000);
    await recover(next);
  });

  test("is refused once its link was used", async () => {
    const email = emailOf("terme");
    const former = await ask(email);
    await refuseDue();
    const id = await idOf(email);
    await recover(former);
    const refusal = await refusalOf(counter.call(resendMail, { body: { id } }));
    expect(refusal).toMatchObject({ status: 409, code: "LINK_ENDED" });
    expect(refusal.message).toContain("page de connexion");
    api.clock.advance(2 * DAY);
    await forgetRegistrations.run(api.context);
    counter = await api.signInStaff("caisse");
    const later = await refusalOf(counter.call(resendMail, { body: { id } }));
    api.clock.set(TEST_NOW);
    expect(later).toMatchObject({ code: "LINK_ENDED" });
  });
});

describe("an invitation to the desk", () => {
  const invite = async (email: string) => {
    const owner = await api.signInStaff("admin");
    await owner.call(inviteStaff, { body: { email, roles: ["sales"] } });
    const token = await newestToken(api, email);
    const [first] = await refuseDue();
    return { owner, token, first };
  };

  test("leaves as it was while it is valid", async () => {
    const email = "lamia@exemple.ma";
    const { token, first } = await invite(email);
    await resendTo(email, 6 * DAY);
    expect((await refuseDue()).map(({ id }) => id)).toEqual([first?.id]);
    await api.visitor.call(readInvitation, { body: { token } });
  });

  test("is refused after a week, for an owner to invite again", async () => {
    const email = "malika@exemple.ma";
    await invite(email);
    const refusal = await refusalOf(resendTo(email, 7 * DAY));
    expect(refusal).toMatchObject({ status: 409, code: "INVITATION_ENDED" });
    expect(refusal.message).toContain("un propriétaire invite de nouveau");
    expect(await refuseDue()).toEqual([]);
  });

  test("is filed once it was withdrawn", async () => {
    const email = "nadir@exemple.ma";
    const { owner } = await invite(email);
    const id = await idOf(email);
    await owner.call(withdrawInvitation, { body: { email } });
    expect(await idOf(email)).toBe(0);
    const again = counter.call(resendMail, { body: { id } });
    expect(await refusalOf(again)).toMatchObject({ code: "MAIL_SETTLED" });
  });
});

describe("a letter that waits for its server", () => {
  const deliverBy = async (outcome: "later" | "sent") => {
    const given: Message[] = [];
    const carrier = {
      async carry(message: Message) {
        given.push(message);
        return { outcome, reason: "450 4.2.0 try again later" } as const;
      },
    };
    await deliverDue(api.context, { carrier, attach: {} });
    return given.map(({ to }) => to);
  };
  const askFor = async (email: string) => {
    const captcha = await solveCaptcha(api.visitor);
    await api.visitor.call(requestRecovery, { body: { email, captcha } });
  };
  const letterTo = async (email: string) =>
    (await counter.call(readOverview, {})).mails?.letters.find((one) => one.recipient === email);

  test("is not sent once its link has ended, and the desk lists it with that cause", async () => {
    const email = emailOf("pro");
    await askFor(email);
    expect(await deliverBy("later")).toEqual([email]);
    api.clock.advance(HOUR);
    expect(await deliverBy("sent")).toEqual([]);
    counter = await api.signInStaff("caisse");
    const letter = await letterTo(email);
    expect(letter).toMatchObject({ linkEnded: true, error: "450 4.2.0 try again later" });
    await counter.call(resendMail, { body: { id: letter?.id ?? 0 } });
    expect(await deliverBy("sent")).toEqual([email]);
  });

  test("is filed unsent where a newer request has ended its link, and the newer letter leaves", async () => {
    const client = await api.signIn("pro");
    const former = "ancienne-demande@exemple.test";
    const newer = "nouvelle-demande@exemple.test";
    const ask = (email: string) =>
      client.call(changeAddress, { body: { email, password: DEMO_PASSWORD } });
    await ask(former);
    expect(await deliverBy("later")).toEqual([former]);
    await ask(newer);
    api.clock.advance(HOUR);
    expect(await deliverBy("sent")).toEqual([newer]);
    counter = await api.signInStaff("caisse");
    expect(await letterTo(former)).toBeUndefined();
    api.clock.advance(2 * DAY);
    expect(await deliverBy("sent")).toEqual([]);
  });

  test("is sent while its link is valid", async () => {
    const email = emailOf("convention");
    await askFor(email);
    await deliverBy("later");
    api.clock.advance(HOUR - 1);
    expect(await deliverBy("sent")).toEqual([email]);
    expect(await letterTo(email)).toBeUndefined();
  });
});

test("the invitation of a member leaves while the first password is valid, and is refused afterwards", async () => {
  const email = "omayma@atlas-conseil.test";
  const parent = await api.signIn("pro");
  await parent.call(createMember, {
    body: {
      email,
      password: "kW7nRq3d",
      lastName: "Filali",
      firstName: "Omayma",
      civility: "mrs",
      kind: "pro",
      companyName: "Atlas Conseil SARL",
      jobTitle: "Acheteuse",
      department: "Achats",
      phone: "06 61 00 02 31",
      cityId: 0,
      otherCity: "Azemmour",
      address: "27, boulevard Zerktouni, Casablanca",
      status: "active",
    },
  });
  await refuseDue();
  await resendTo(email, 6 * DAY);
  expect(await refuseDue()).toHaveLength(1);
  const message = expect.stringContaining("l’ajoute de nouveau");
  expect(await refusalOf(resendTo(email, DAY))).toMatchObject({ code: "LINK_ENDED", message });
});

/** A letter with a link of three days. */
const LINKED = [
  ["address-confirm", "address", "page Sécurité"],
  ["address-changed", "address-undo", "Le délai pour reprendre cette adresse est passé"],
  ["ad-missed", "missed-ad", "son délai est passé"],
] as const;

test.each(LINKED)(
  "the letter %s leaves as it was while its link is valid, and is refused afterwards",
  async (template, purpose, sentence) => {
    const to = `${template}@exemple.test`;
    const { db, config, clock } = api.context;
    await transaction(db, async (tx) => {
      const link = { purpose, email: to, lifetime: 3 * DAY } as const;
      const linkId = await createLink(tx, config, link, clock.now());
      const choice = { linkId, until: clock.now() + 3 * DAY };
      const data = { ...samples[template], email: to, linkId, choice } as Letters[typeof template];
      const mail = { to, language: "fr", template, data, key: `${template}:${to}` } as const;
      await queueMail(tx, mail, new Date(clock.now()));
    });
    const [first] = await refuseDue();
    await resendTo(to, 2 * DAY);
    expect((await refuseDue()).map(({ id }) => id)).toEqual([first?.id]);
    const refusal = await refusalOf(resendTo(to, DAY));
    expect(refusal).toMatchObject({ status: 409, code: "LINK_ENDED" });
    expect(refusal.message).toContain(sentence);
  },
);
