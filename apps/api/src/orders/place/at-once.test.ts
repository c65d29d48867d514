import type { Client } from "@parution/contract/client";
import { readRecap } from "@parution/contract/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/index.ts";
import {
  countRows,
  PNG,
  placeLine,
  refusalOf,
  THURSDAY,
  WEDNESDAY,
} from "../../testing/orders/ordering.ts";

let api: TestApi;
let clients: readonly Client[];
beforeAll(async () => {
  api = await startTestApi();
  clients = [await api.signIn("particulier"), await api.signIn("pro", "ar")];
});
afterAll(() => api.stop());

/** Index of the next client. */
function clientAt(at: number): Client {
  const client = clients[at % clients.length];
  if (client === undefined) throw new Error("No client has signed in.");
  return client;
}

/** The order numbered so, distinct in its text, its dates and its photo. */
const placeAt = (at: number, key?: string) =>
  placeLine(
    clientAt(at),
    {
      paperContent: { kind: "plain", text: `Avis numéro ${at}.` },
      dates: at % 3 === 0 ? [THURSDAY, WEDNESDAY] : [THURSDAY],
      total: at % 3 === 0 ? 9600 : 4800,
      ...(at % 4 === 0 && {
        publishOnWeb: true,
        webTitle: "T",
        photos: [new File([PNG], "p.png")],
      }),
    },
    key,
  );

test("simultaneous orders keep their own texts, dates and files", async () => {
  const placed = await Promise.all(Array.from({ length: 12 }, (_, at) => placeAt(at, `own-${at}`)));
  for (const [at, { orderId, adId, total }] of placed.entries()) {
    const recap = await clientAt(at).call(readRecap, { query: { orderId } });
    expect(recap).toMatchObject({ total, status: "unpaid" });
    expect(recap.ad).toMatchObject({
      id: adId,
      paperContent: { kind: "plain", text: `Avis numéro ${at}.` },
      dates: at % 3 === 0 ? [WEDNESDAY, THURSDAY] : [THURSDAY],
    });
    expect(await letterOf(orderId)).toMatchObject({
      recipient: at % 2 === 0 ? "particulier@demo.parution.test" : "pro@demo.parution.test",
      language: at % 2 === 0 ? "fr" : "ar",
      data: { orderId, reference: recap.reference, total, dates: recap.ad?.dates },
    });
  }
  expect(await Promise.all(placed.map((_, at) => placeAt(at, `own-${at}`)))).toEqual(placed);
});

test("a repeated order in a batch is not placed again, and does not delay the others", async () => {
  const known = await placeAt(1, "known");
  const rows = await countRows(api.context);
  const [repeated, reused, ...others] = await Promise.all([
    placeAt(1, "known"),
    refusalOf(placeAt(5, "known")),
    ...[7, 11, 13].map((at) => placeAt(at, `beside-${at}`)),
  ]);
  expect(repeated).toEqual(known);
  expect(reused.status).toBe(422);
  expect(new Set(others.map(({ orderId }) => orderId)).size).toBe(3);
  // An order, its ad, its date and its answer, three times.
  expect(await countRows(api.context)).toBe(rows + 3 * 4);
});

const letterOf = (orderId: number) =>
  api.context.db
    .selectFrom("mails")
    .select(["recipient", "language", "data"])
    .where("key", "=", `order-received:${orderId}`)
    .executeTakeFirst();
