import type { Client } from "@parution/contract/client";
import { cancelOrder, readRecap } from "@parution/contract/orders";
import { payOrder, readPaymentState } from "@parution/contract/payments";
import { readBusiness } from "@parution/contract/session";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { audit } from "../operator/audit.ts";
import { checkOut, notify, outcomeOf } from "../testing/card-provider.ts";
import { askForCode, paid, sendMessage } from "../testing/cash-partner.ts";
import { startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import { countRows, placeLine, refusalOf } from "../testing/orders/ordering.ts";
import { SIGNATURE_HEADER } from "./cash-partner.ts";
import { expireCodes } from "./start-cash.ts";

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  api.clock.set(TEST_NOW);
  client = await api.signIn("particulier");
});
afterAll(async () => {
  const discrepancies = await audit(api.context);
  await api.stop();
  expect(discrepancies).toEqual([]);
});

const balance = async () => (await client.call(readBusiness, { body: {} })).balance;
const recapOf = (orderId: number) => client.call(readRecap, { query: { orderId } });
const stateOf = (orderId: number) => client.call(readPaymentState, { query: { orderId } });

async function givenCode() {
  const { orderId } = await placeLine(client);
  return { orderId, ...(await askForCode(client, orderId)) };
}

describe("a code", () => {
  test("makes the order wait, until the deadline at the latest", async () => {
    const { orderId, code, amount, expiresAt } = await givenCode();
    expect(code).toMatch(/^\d{12}$/);
    expect(amount).toBe(4800);
    const recap = await recapOf(orderId);
    expect(recap).toMatchObject({ status: "paymentPending", paymentMethod: "cashPartner" });
    expect(expiresAt).toBe(recap.payableUntil);
  });

  test("is valid for three days where the deadline is far", async () => {
    const { orderId } = await placeLine(client, { dates: ["2026-06-29"] });
    const { expiresAt } = await askForCode(client, orderId);
    expect(expiresAt).toBe(Date.parse(TEST_NOW) + 72 * 3_600_000);
  });

  test("ends on a full minute", async () => {
    const { orderId } = await placeLine(client, { dates: ["2026-06-29"] });
    api.clock.set(new Date(Date.parse(TEST_NOW) + 6_500).toISOString());
    const { expiresAt } = await askForCode(client, orderId);
    expect(expiresAt).toBe(Date.parse(TEST_NOW) + 72 * 3_600_000);
  });

  test("stays the same on a repeated request, and is replaced once the order costs less", async () => {
    const { orderId, code } = await givenCode();
    expect((await askForCode(client, orderId)).code).toBe(code);
    const cheaper = await askForCode(client, orderId, "BIENVENUE10");
    expect(cheaper).toMatchObject({ amount: 4320 });
    expect(cheaper.code).not.toBe(code);
    expect(await consult(code)).toMatchObject([200, { etat: "ANNULE" }]);
  });

  test("is visible to its own account only", async () => {
    const { orderId } = await givenCode();
    const other = await api.signIn("pro");
    const refusal = await refusalOf(other.call(readPaymentState, { query: { orderId } }));
    expect(refusal.status).toBe(404);
  });

  test("is refused to a credit account", async () => {
    const credit = await api.signIn("credit");
    const { orderId } = await placeLine(credit);
    const body = { orderId, method: "cashPartner" } as const;
    expect((await refusalOf(credit.call(payOrder, { body }))).status).toBe(403);
  });
});

const consult = (code: string, key?: string) => sendMessage(api, "consultation", { code }, key);
const say = (message: object | string, key?: string) =>
  sendMessage(api, "notification", message, key);

describe("the cashier's request", () => {
  test("gives amount, order and expiry, however the code is spaced", async () => {
    const { code, expiresAt } = await givenCode();
    const spaced = `${code.slice(0, 4)} ${code.slice(4, 8)} ${code.slice(8)}`;
    expect(await consult(spaced)).toEqual([
      200,
      {
        code,
        montant: "48.00",
        devise: "MAD",
        reference: expect.stringMatching(/^C\d+$/),
        expire_le: new Date(expiresAt).toISOString(),
        etat: "A_PAYER",
      },
    ]);
  });

  test("is answered to the partner alone", async () => {
    const { code } = await givenCode();
    expect(await consult(code, "not the key")).toEqual([401, { etat: "SIGNATURE" }]);
    expect(await consult("000000000000")).toEqual([404, { etat: "INCONNU" }]);
  });

  test("reports a code as expired before its order is updated", async () => {
    const { code, expiresAt } = await givenCode();
    api.clock.set(new Date(expiresAt).toISOString());
    expect(await consult(code)).toMatchObject([200, { etat: "EXPIRE" }]);
  });
});

describe("the partner's callback", () => {
  test("settles the order once", async () => {
    const { orderId, code } = await givenCode();
    const before = await balance();
    expect(await say(paid(code))).toEqual([200, { resultat: "REGLE" }]);
    expect(await recapOf(orderId)).toMatchObject({ status: "paid", paymentMethod: "cashPartner" });
    expect(await stateOf(orderId)).toMatchObject({ attempt: { outcome: "paid" }, cashCode: null });
    const rows = await countRows(api.context);
    const again = await Promise.all(Array.from({ length: 5 }, () => say(paid(code))));
    expect(again.every(([status]) => status === 200)).toBe(true);
    expect(await countRows(api.context)).toBe(rows);
    expect(await balance()).toBe(before);
  });

  test("settles once also when it arrives many times at once", async () => {
    const { orderId, code } = await givenCode();
    const before = await balance();
    const answers = await Promise.all(Array.from({ length: 8 }, () => say(paid(code))));
    expect(answers).toEqual(Array(8).fill([200, { resultat: "REGLE" }]));
    expect((await recapOf(orderId)).status).toBe("paid");
    expect(await balance()).toBe(before);
  });

  test("is refused for a second payment of the same code, so that the partner gives it back", async () => {
    const { code } = await givenCode();
    await say(paid(code));
    const before = await balance();
    expect(await say(paid(code, "48.00", "T-2"))).toEqual([422, { resultat: "REFUSE" }]);
    expect(await balance()).toBe(before);
  });

  test("leaves the order unpaid after its code expired, and a payment that arrives later goes to the balance", async () => {
    const { orderId, code } = await givenCode();
    const expired = { operation: "EXPIRATION", code };
    expect(await say(expired)).toEqual([200, { resultat: "NOTE" }]);
    expect(await recapOf(orderId)).toMatchObject({ status: "unpaid", paymentMethod: null });
    const before = await balance();
    expect(await say(paid(code))).toEqual([200, { resultat: "VERSE_AU_SOLDE" }]);
    expect(await say(paid(code))).toEqual([200, { resultat: "VERSE_AU_SOLDE" }]);
    expect(await balance()).toBe(before + 4800);
  });

  test("changes nothing about an expired code once its order is paid", async () => {
    const { orderId, code } = await givenCode();
    await say(paid(code));
    expect(await say({ operation: "EXPIRATION", code })).toEqual([200, { resultat: "NOTE" }]);
    expect((await recapOf(orderId)).status).toBe("paid");
  });

  test("leaves other orders unpaid than the one of its code", async () => {
    const [one, other] = [await givenCode(), await givenCode()];
    await say(paid(one.code));
    expect((await recapOf(one.orderId)).status).toBe("paid");
    expect((await recapOf(other.orderId)).status).toBe("paymentPending");
  });

  test("is refused for the reference of a card payment, and the card provider's callback for a cash code", async () => {
    const { orderId } = await placeLine(client);
    const form = await checkOut(client, orderId);
    const { code } = await askForCode(client, orderId);
    expect((await say(paid(form.oid ?? "")))[0]).toBe(422);
    expect(await notify(api, { ...outcomeOf(form, true), oid: code })).toBe("FAILURE");
    expect((await recapOf(orderId)).status).toBe("paymentPending");
  });

  const forgeries: readonly [string, number, (code: string) => ReturnType<typeof say>][] = [
    ["another key", 401, (code) => say(paid(code), "not the key")],
    ["no signature", 401, (code) => bare(paid(code))],
    ["a signature of something else", 401, (code) => bare(paid(code), "0".repeat(64))],
    ["another amount", 422, (code) => say(paid(code, "1.00"))],
    ["no amount", 422, (code) => say(paid(code, "beaucoup"))],
    ["another currency", 401, (code) => say({ ...paid(code), devise: "EUR" })],
    ["an unknown code", 422, () => say(paid("000000000000"))],
    ["a field too many", 401, (code) => say({ ...paid(code), orderId: 1 })],
    ["no JSON", 401, () => say("{")],
    ["the cashier's question", 401, (code) => say({ code })],
    ["a book", 401, (code) => say({ ...paid(code), transaction: "x".repeat(9000) })],
  ];

  test.each(forgeries)("settles nothing when it is forged with %s", async (_, status, send) => {
    const { orderId, code } = await givenCode();
    const rows = await countRows(api.context);
    expect((await send(code))[0]).toBe(status);
    expect((await recapOf(orderId)).status).toBe("paymentPending");
    expect(await countRows(api.context)).toBe(rows);
  });
});

describe("money for a void code", () => {
  const payLate = async (code: string) => {
    const before = await balance();
    expect(await say(paid(code))).toEqual([200, { resultat: "VERSE_AU_SOLDE" }]);
    expect(await balance()).toBe(before + 4800);
  };

  test("goes to the balance after the code expired by the clock alone", async () => {
    const { orderId, code, expiresAt } = await givenCode();
    api.clock.set(new Date(expiresAt - 1).toISOString());
    client = await api.signIn("particulier"); // What was left unused so long has ended.
    await expireCodes.run(api.context);
    expect((await recapOf(orderId)).status).toBe("paymentPending");
    api.clock.advance(1);
    await expireCodes.run(api.context);
    expect(await recapOf(orderId)).toMatchObject({ status: "unpaid", paymentMethod: null });
    expect(await stateOf(orderId)).toMatchObject({
      cashCode: null,
      attempt: { outcome: "expired" },
    });
    await payLate(code);
    expect(await stateOf(orderId)).toMatchObject({ attempt: { outcome: "credited" } });
    const mails = api.context.db.selectFrom("mails").select(["recipient", "data"]);
    const notified = mails.where("template", "=", "payment-credited").orderBy("id", "desc");
    expect(await notified.executeTakeFirstOrThrow()).toMatchObject({
      recipient: "particulier@demo.parution.test",
      data: { orderId, amount: 4800 },
    });
  });

  test("goes to the balance after the code expired, before the job ended it", async () => {
    const { orderId, code, expiresAt } = await givenCode();
    api.clock.set(new Date(expiresAt).toISOString());
    client = await api.signIn("particulier"); // What was left unused so long has ended.
    await payLate(code);
    expect(await recapOf(orderId)).toMatchObject({ status: "unpaid", paymentMethod: null });
  });

  test("goes to the balance after a payment from the balance", async () => {
    const { orderId, code } = await givenCode();
    await client.call(payOrder, { body: { orderId, method: "balance" } });
    expect(await recapOf(orderId)).toMatchObject({ status: "paid", paymentMethod: "balance" });
    expect(await consult(code)).toMatchObject([200, { etat: "ANNULE" }]);
    await payLate(code);
    expect((await recapOf(orderId)).paymentMethod).toBe("balance");
  });

  test("goes to the balance after a payment by card, and the other way round", async () => {
    const { orderId, code } = await givenCode();
    await notify(api, outcomeOf(await checkOut(client, orderId), true));
    expect((await recapOf(orderId)).paymentMethod).toBe("card");
    await payLate(code);
    const other = await givenCode();
    const form = await checkOut(client, other.orderId);
    await say(paid(other.code));
    const before = await balance();
    expect(await notify(api, outcomeOf(form, true))).toBe("APPROVED");
    expect(await balance()).toBe(before);
  });

  test("goes to the balance after the order was cancelled", async () => {
    const { orderId, code } = await givenCode();
    await say({ operation: "EXPIRATION", code });
    await client.call(cancelOrder, { body: { orderId } });
    await payLate(code);
    expect((await recapOf(orderId)).status).toBe("cancelled");
  });
});

test("a payment and the end of its code at one moment settle it or credit it, never both", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { orderId, code } = await givenCode();
    const before = await balance();
    const [[, answer]] = await Promise.all([
      say(paid(code)),
      say({ operation: "EXPIRATION", code }),
      client.call(payOrder, { body: { orderId, method: "cashPartner" } }).catch(() => null),
    ]);
    const { status } = await recapOf(orderId);
    const credited = (await balance()) - before;
    if (status === "paid") expect([answer, credited]).toEqual([{ resultat: "REGLE" }, 0]);
    else expect([answer, credited]).toEqual([{ resultat: "VERSE_AU_SOLDE" }, 4800]);
  }
});

async function bare(message: object, signature?: string): Promise<[number, unknown]> {
  const answer = await fetch(`${api.origin}/ads/commandes/especes/notification`, {
    method: "POST",
    headers: signature === undefined ? {} : { [SIGNATURE_HEADER]: signature },
    body: JSON.stringify(message),
  });
  return [answer.status, await answer.json()];
}
