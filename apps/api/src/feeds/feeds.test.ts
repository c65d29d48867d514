import { openFeed, readFeed, revokeFeed } from "@parution/contract/feeds";
import { payOrder } from "@parution/contract/payments";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApplication } from "../platform/http/application.ts";
import { listen } from "../platform/http/listen.ts";
import { createLog } from "../platform/log.ts";
import { noPages, startTestApi, type TestApi } from "../testing/index.ts";
import { placeLine } from "../testing/orders/ordering.ts";
import { feedRoutes } from "./routes.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { PUBLIC_URL: "https://parution.test" } });
});
afterAll(() => api.stop());

async function subscribe(language: "fr" | "ar" = "fr") {
  const client = await api.signIn("particulier", language);
  const { adId, orderId } = await placeLine(client, { publishOnWeb: true, webTitle: "Atlas" });
  const { url } = await client.call(openFeed, { body: { adId } });
  if (url === null) throw new Error("The calendar has no address.");
  return { client, adId, orderId, url, path: url.slice("https://parution.test".length) };
}

/** The properties of each component of one kind, those inside it left out, the lines unfolded. */
function components(text: string, kind: "VEVENT" | "VALARM"): Record<string, string>[] {
  const outer =
    kind === "VEVENT" ? text.replaceAll(/BEGIN:VALARM[\s\S]*?END:VALARM\r\n/g, "") : text;
  const parts = outer.replaceAll("\r\n ", "").split(`BEGIN:${kind}\r\n`).slice(1);
  return parts.map((part) => {
    const lines = part
      .slice(0, part.indexOf(`END:${kind}`))
      .trim()
      .split("\r\n");
    return Object.fromEntries(lines.map((line) => line.split(/:(.*)/s).slice(0, 2)));
  });
}

describe("a calendar", () => {
  test("has whole days, and deadlines as instants with their reminders", async () => {
    const { path } = await subscribe();
    const answer = await fetch(`${api.origin}${path}`);
    expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    const text = await answer.text();
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[\s\S]*\r\nEND:VCALENDAR(\r\n)?$/);
    const [day, closing, payment] = components(text, "VEVENT");
    expect(day).toMatchObject({
      "DTSTART;VALUE=DATE": "20260603",
      SUMMARY: "Atlas · L'Horizon",
      STATUS: "TENTATIVE",
    });
    // Wednesday begins at 23:00 UTC of Tuesday in Lagos: 36 and 30 hours before.
    expect(closing).toMatchObject({ DTSTART: "20260601T110000Z" });
    expect(payment).toMatchObject({
      DTSTART: "20260601T170000Z",
      SUMMARY: "Dernier délai de paiement · Atlas",
      DESCRIPTION: "lundi 01/06/2026 à 18:00",
    });
    expect(components(text, "VALARM").map(({ TRIGGER }) => TRIGGER)).toEqual([
      ...["-P1D", "-PT3H"],
      ...["-P1D", "-PT3H"],
    ]);
  });

  test("confirms its days and drops the payment deadline once the ad is paid", async () => {
    const { client, orderId, path } = await subscribe("ar");
    const read = () => fetch(`${api.origin}${path}`);
    const before = await read();
    const again = { headers: { "If-None-Match": before.headers.get("ETag") ?? "" } };
    expect((await fetch(`${api.origin}${path}`, again)).status).toBe(304);
    await client.call(payOrder, { body: { orderId, method: "balance" } });
    const after = await fetch(`${api.origin}${path}`, again);
    expect(after.status).toBe(200);
    const events = components(await after.text(), "VEVENT");
    expect(events.map(({ STATUS }) => STATUS)).toEqual(["CONFIRMED", "CONFIRMED"]);
    expect(events[1]?.SUMMARY).toContain("آخر أجل لعدد");
  });
});

describe("its address", () => {
  test("stays the same until it is revoked, and is not found afterwards", async () => {
    const { client, adId, url, path } = await subscribe();
    expect(await client.call(openFeed, { body: { adId } })).toEqual({ url });
    expect(await client.call(readFeed, { query: { adId } })).toEqual({ url });
    expect(await client.call(revokeFeed, { body: { adId } })).toEqual({ url: null });
    expect((await fetch(`${api.origin}${path}`)).status).toBe(404);
    const next = await client.call(openFeed, { body: { adId } });
    expect(next.url).not.toBe(url);
  });

  test("is the same for two simultaneous requests", async () => {
    const client = await api.signIn("particulier");
    const { adId } = await placeLine(client);
    const open = () => client.call(openFeed, { body: { adId } });
    const [first, second] = await Promise.all([open(), open()]);
    expect(first).toEqual(second);
  });

  test("is given to its own account only, and cannot be guessed from another", async () => {
    const { adId, path } = await subscribe();
    const other = await api.signIn("pro");
    await expect(other.call(openFeed, { body: { adId } })).rejects.toMatchObject({ status: 404 });
    await expect(other.call(readFeed, { query: { adId } })).rejects.toMatchObject({ status: 404 });
    const guessed = path.replace(/.\.ics$/, ".ics");
    expect((await fetch(`${api.origin}${guessed}`)).status).toBe(404);
  });
});

test("the log does not contain a calendar's address", async () => {
  const { path } = await subscribe();
  let written = "";
  const log = createLog("info", { write: (line) => (written += line) });
  const { fetch: answer } = createApplication({ ...api.context, log }, feedRoutes, noPages);
  const listener = await listen({ port: 0, address: null }, answer);
  const calendar = await fetch(`http://localhost:${listener.port}${path}`);
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR/);
  await listener.stop(0);
  expect(JSON.parse(written)).toMatchObject({ path: "/ads/calendriers/:file", status: 200 });
});
