import { switchAd } from "@parution/contract/ads";
import { downloadCertificate } from "@parution/contract/certificates";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { decide } from "../publishing/index.ts";
import { startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import {
  certificateOf,
  digital,
  onWeb,
  placePaid,
  publish,
  referenceOf,
  verify,
} from "../testing/orders/certified.ts";
import { refusalOf } from "../testing/orders/ordering.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => api.clock.set(TEST_NOW));
afterAll(() => api.stop());

describe("a web reference", () => {
  const notFound = { status: 404, code: "VERIFICATION_FAIL" };

  test("finds an online ad, and shows the facts of its public page", async () => {
    const client = await api.signIn("particulier");
    const adId = await placePaid(client, {
      ...digital,
      paperContent: { kind: "plain", text: "Cession de parts" },
    });
    await certificateOf(client, adId);
    await publish(api);
    const { ad, info } = await verify(api, referenceOf(adId).toLowerCase());
    expect(ad).toEqual({
      id: adId,
      year: 2026,
      reference: referenceOf(adId),
      key: null,
      advertiser: { name: "Samira Bennani" },
      support: { label: expect.any(String) },
      dates: ["2026-06-03"],
      publication: {
        rule: "web",
        state: "appeared",
        dates: [{ date: "2026-06-03", state: "appeared" }],
      },
      paperContent: { kind: "plain", text: "Cession de parts" },
      certificate: null,
    });
    expect(info.paperReference).toBe(referenceOf(adId));
  });

  test("hides the name behind an anonymous ad", async () => {
    const client = await api.signIn("particulier");
    const adId = await placePaid(client, { ...onWeb, anonymous: true });
    await publish(api);
    const answer = await verify(api, referenceOf(adId));
    expect(answer.ad.advertiser.name).toBeNull();
    expect(JSON.stringify(answer)).not.toContain("Bennani");
    // A print ad: that it can be read on the web does not make it appear in the newspaper.
    expect(answer.ad.publication.state).toBe("planned");
  });

  test("finds no ad that is in print alone, unvalidated or offline", async () => {
    const client = await api.signIn("particulier");
    const inPrint = await placePaid(client);
    const waiting = await placePaid(client, { ...onWeb, dates: ["2026-06-10"] });
    const off = await placePaid(client, onWeb);
    const archived = await placePaid(client, onWeb);
    const later = await publish(api);
    const body = { adId: off, action: "deactivate", reasonId: 1 } as const;
    await later.call(switchAd, { body });
    await decide(api.context, archived, "archive");
    for (const adId of [inPrint, waiting, off, archived]) {
      expect(await refusalOf(verify(api, referenceOf(adId)))).toMatchObject(notFound);
    }
  });
});

// The last one: what a network tried counts for a minute.
describe("one network", () => {
  test("may try a limited number of keys", async () => {
    const unknown = "0".repeat(16);
    expect(await refusalOf(verify(api, unknown))).toMatchObject({
      status: 404,
      code: "VERIFICATION_FAIL",
    });
    const guess = () =>
      refusalOf(api.visitor.call(downloadCertificate, { query: { keyword: unknown } }));
    const outcomes = await Promise.all(Array.from({ length: 30 }, guess));
    expect(outcomes.some(({ status }) => status === 429)).toBe(true);
  });
});
