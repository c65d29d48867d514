import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { certificateFiles } from "../certificates/routes.ts";
import { publishToday } from "../publishing/index.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { placePaid } from "../testing/orders/ordering.ts";
import { sendMails } from "./index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const isEmbedded = () => api.context.config.databaseUrl === null;
const read = async (path: string) => (await api.fetch(path)).text();

/** Page of the newest mail whose title has these words. */
async function pageOf(words: string): Promise<string> {
  const list = await read("/dev/mails");
  const links = [...list.matchAll(/href="(\/dev\/mails\/[0-9a-f]{32})"><bdi>([^<]*)</g)];
  const found = links.find(([, , title]) => title?.includes(words));
  if (found?.[1] === undefined) throw new Error(`No mail says «${words}».`);
  return found[1];
}

test("shows unsent mails on this machine, with the certificate attached", async () => {
  const client = await api.signIn("particulier");
  await placePaid(client);
  api.clock.set("2026-06-03T08:00:00Z");
  await publishToday(api.context);
  await sendMails({ "ad-published": certificateFiles }).run(api.context);
  if (!isEmbedded()) return expect((await api.fetch("/dev/mails")).status).toBe(404);

  const page = await pageOf("Parution prévue");
  expect(await read(page)).toContain("particulier@demo.parution.test");
  const html = await api.fetch(`${page}/html`);
  expect(html.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  expect(await html.text()).toContain("La parution de votre annonce est prévue");
  const attached = await api.fetch(`${page}/pieces/0`);
  expect(attached.headers.get("Content-Disposition")).toMatch(/^attachment; .*attestation/);
  expect((await attached.text()).slice(0, 5)).toBe("%PDF-");
  await pageOf("Paiement reçu");
});

test("another site's host name that resolves to this machine is refused", async () => {
  const headers = { Host: "mails.attaquant.test" };
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  request(`${api.origin}/dev/mails`, { headers }, (answer) => {
    answer.resume();
    resolve(answer.statusCode);
  })
    .on("error", reject)
    .end();
  expect(await promise).toBe(404);
});

test.each([
  "Forwarded",
  "Via",
  "X-Forwarded-For",
  "X-Forwarded-Host",
  "X-Forwarded-Port",
  "X-Forwarded-Proto",
  "X-Real-IP",
  "X-Client-IP",
  "True-Client-IP",
  "CF-Connecting-IP",
])("a request that a proxy forwarded, by its %s, is refused", async (name) => {
  const headers = { [name]: "127.0.0.1" };
  expect((await api.fetch("/dev/mails", { headers })).status).toBe(404);
});

test("an installation with a public address shows no mail, on this machine neither", async () => {
  const exposed = await startTestApi({ env: { PUBLIC_URL: "https://parution.example" } });
  expect((await exposed.fetch("/dev/mails")).status).toBe(404);
  await exposed.stop();
});

test("no other file is read, and none for callers from elsewhere", async () => {
  for (const path of ["/dev/mails/..%2Fsession-secret", "/dev/mails/0", "/dev/mails/x/html"])
    expect((await api.fetch(path)).status).toBe(404);
});
