import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { DOCUMENT, openTestPortal } from "../../testing/index.ts";
import { tooManyAttempts } from "../http/problems.ts";

let portal: Awaited<ReturnType<typeof openTestPortal>>;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.stop());

test.each([
  ["visitor", "/connexion?raison=compte"],
  ["ended", "/connexion?raison=session"],
] as const)(
  "redirects a %s from an account's page to login, and keeps no copy",
  async (who, login) => {
    portal.caller.session = who;
    const answer = await portal.get("/compte");
    portal.caller.session = "visitor";
    expect([answer?.status, answer?.headers.get("Location")]).toEqual([302, login]);
    expect(answer?.headers.get("Cache-Control")).toBe("no-store");
  },
);

const twoSessions = ["parution-session=a.b.c", "parution-session=a.b.d"];

/** An account's page as the users of two sessions are sent it. */
async function ofTwoUsers(path: string): Promise<readonly (Response | null)[]> {
  portal.caller.session = "signed-in";
  const answers = await Promise.all(twoSessions.map((cookie) => portal.get(path, { cookie })));
  portal.caller.session = "visitor";
  return answers;
}

test("an account's page that reads nothing is the same for all accounts, and never served to visitors", async () => {
  const [one, other] = await ofTwoUsers("/compte?rien");
  const text = await one?.text();
  expect(text).toContain('"viewer":"account"');
  expect(await other?.text()).toBe(text);
  expect(portal.keptFor("/compte?rien")).toBeNull();
  expect((await portal.get("/compte?rien"))?.status).toBe(302);
});

test("an account's page is rendered with its user's own reads, for that user alone", async () => {
  portal.services.mockImplementation(async (_url, init) => {
    return new Response(`of ${new Headers(init?.headers).get("cookie")}`);
  });
  const answers = await ofTwoUsers("/compte");
  portal.services.mockImplementation(async () => new Response("from a service"));
  const texts = await Promise.all(answers.map((answer) => answer?.text()));
  expect(texts.map((text) => text?.split(DOCUMENT)[1])).toEqual(
    twoSessions.map((session) => `of ${session}`),
  );
  expect(answers.map((answer) => answer?.headers.get("Cache-Control"))).toEqual([
    "private, no-store",
    "private, no-store",
  ]);
  expect(portal.keptFor("/compte")).toBeNull();
});

test("a user whose own reads fail is sent the page of all accounts", async () => {
  const [answer] = await ofTwoUsers("/compte?faute");
  expect(answer?.status).toBe(200);
  expect(await answer?.text()).toContain('"viewer":"account"');
});

test("an address that asks too often is refused a page of its own before anything is read", async () => {
  portal.services.mockClear();
  vi.mocked(portal.facts.admit).mockRejectedValueOnce(tooManyAttempts(60));
  portal.caller.session = "signed-in";
  const asking = portal.get("/compte", { cookie: "parution-session=a.b.c" });
  await expect(asking).rejects.toMatchObject({ status: 429 });
  portal.caller.session = "visitor";
  expect(portal.services).not.toHaveBeenCalled();
});

test("a page with a text for visitors shows it to them", async () => {
  expect(await (await portal.get("/formulaire"))?.text()).toContain('"viewer":"visitor"');
  portal.caller.session = "signed-in";
  expect(await (await portal.get("/formulaire"))?.text()).toContain('"viewer":"account"');
  portal.caller.session = "visitor";
});
