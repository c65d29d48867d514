import type { Client } from "@parution/contract/client";
import { cancelOrder, readRecap } from "@parution/contract/orders";
import { payOrder, readPaymentState } from "@parution/contract/payments";
import { readBusiness } from "@parution/contract/session";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { audit } from "../operator/audit.ts";
import { checkOut, notify, outcomeOf, postSigned } from "../testing/card-provider.ts";
import { startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import { countRows, placeLine } from "../testing/orders/ordering.ts";
import type { FormFields } from "./card-provider.ts";
import { cmiHash } from "./cmi.ts";

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  client = await api.signIn("particulier");
});
afterAll(async () => {
  const discrepancies = await audit(api.context);
  await api.stop();
  expect(discrepancies).toEqual([]);
});

const balance = async () => (await client.call(readBusiness, { body: {} })).balance;

const recapOf = (orderId: number) => client.call(readRecap, { query: { orderId } });

async function givenCheckout(): Promise<{ orderId: number; form: FormFields }> {
  const { orderId } = await placeLine(client);
  return { orderId, form: await checkOut(client, orderId) };
}

describe("the provider's callback", () => {
  test("settles the order once", async () => {
    const { orderId, form } = await givenCheckout();
    expect(form.amount).toBe("48.00");
    expect(await recapOf(orderId)).toMatchObject({ status: "unpaid", paymentMethod: null });
    expect(await notify(api, outcomeOf(form, true))).toBe("ACTION=POSTAUTH");
    expect(await recapOf(orderId)).toMatchObject({ status: "paid", paymentMethod: "card" });
    const rows = await countRows(api.context);
    const repeated = await Promise.all(
      Array.from({ length: 5 }, () => notify(api, outcomeOf(form, true))),
    );
    expect(new Set(repeated)).toEqual(new Set(["ACTION=POSTAUTH"]));
    expect(await countRows(api.context)).toBe(rows);
    expect(await balance()).toBe(500_000); // a card pays beside the balance
  });

  test("settles once also when it arrives many times at once", async () => {
    const { orderId, form } = await givenCheckout();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => notify(api, outcomeOf(form, true))),
    );
    expect(new Set(answers)).toEqual(new Set(["ACTION=POSTAUTH"]));
    expect((await recapOf(orderId)).status).toBe("paid");
    expect(await balance()).toBe(500_000);
  });

  test("records a refusal, after which the payer may try again", async () => {
    const { orderId, form } = await givenCheckout();
    expect(await notify(api, outcomeOf(form, false))).toBe("APPROVED");
    expect((await recapOf(orderId)).paymentMethods).toContain("card");
    const again = await checkOut(client, orderId);
    expect(again.oid).not.toBe(form.oid);
    expect(await notify(api, outcomeOf(again, true))).toBe("ACTION=POSTAUTH");
    expect((await recapOf(orderId)).status).toBe("paid");
  });

  test("settles when an acceptance follows a refusal of the same page", async () => {
    const { orderId, form } = await givenCheckout();
    await notify(api, outcomeOf(form, false));
    expect(await notify(api, outcomeOf(form, true))).toBe("ACTION=POSTAUTH");
    expect((await recapOf(orderId)).status).toBe("paid");
  });

  test("stays settled when a refusal comes after its acceptance", async () => {
    const { orderId, form } = await givenCheckout();
    await notify(api, outcomeOf(form, true));
    expect(await notify(api, outcomeOf(form, false))).toBe("APPROVED");
    expect((await recapOf(orderId)).status).toBe("paid");
  });

  const forgeries: readonly (readonly [string, (fields: FormFields) => Promise<string>])[] = [
    ["another key", (fields) => notify(api, fields, "not the key")],
    ["another amount", (fields) => notify(api, { ...fields, amount: "1.00" })],
    ["another currency", (fields) => notify(api, { ...fields, currency: "978" })],
    ["an unknown order", (fields) => notify(api, { ...fields, oid: "C00000001-0" })],
    ["no order", ({ oid: _, ...fields }) => notify(api, fields)],
    ["a field changed after signing", async (fields) => tampered(fields)],
    ["no signature", async (fields) => post(new URLSearchParams({ ...fields }))],
    ["no form at all", async () => post("{")],
  ];

  test.each(forgeries)("settles nothing when it is forged with %s", async (_, send) => {
    const { orderId, form } = await givenCheckout();
    const rows = await countRows(api.context);
    expect(await send(outcomeOf(form, true))).toBe("FAILURE");
    expect((await recapOf(orderId)).status).toBe("unpaid");
    expect(await countRows(api.context)).toBe(rows);
  });
});

describe("an order that no longer waits for its money", () => {
  test("takes no money after a cancellation", async () => {
    const { orderId, form } = await givenCheckout();
    await client.call(cancelOrder, { body: { orderId } });
    await expectNothingTaken(form);
    expect((await recapOf(orderId)).status).toBe("cancelled");
  });

  test("takes no money after a payment from the balance", async () => {
    const { orderId, form } = await givenCheckout();
    await client.call(payOrder, { body: { orderId, method: "balance" } });
    await expectNothingTaken(form);
    expect((await recapOf(orderId)).paymentMethod).toBe("balance");
  });

  test("takes no money when a late acceptance follows another payment", async () => {
    const { orderId, form } = await givenCheckout();
    api.clock.advance(3_600_000);
    const query = { orderId };
    const waiting = await client.call(readPaymentState, { query });
    expect(waiting).toMatchObject({ status: "unpaid", attempt: { outcome: "underWay" } });
    expect(await recapOf(orderId)).toMatchObject({ mayCancel: true });
    const again = await checkOut(client, orderId);
    expect(await notify(api, outcomeOf(again, true))).toBe("ACTION=POSTAUTH");
    await expectNothingTaken(form);
    expect(await recapOf(orderId)).toMatchObject({ status: "paid", paymentMethod: "card" });
    api.clock.set(TEST_NOW);
  });

  test("takes no money when an acceptance comes long after the deadline", async () => {
    const { orderId, form } = await givenCheckout();
    api.clock.set("2026-06-01T18:00:00Z"); // the deadline was an hour ago
    client = await api.signIn("particulier"); // What was left unused so long has ended.
    await expectNothingTaken(form);
    api.clock.set(TEST_NOW);
    expect((await recapOf(orderId)).status).toBe("unpaid");
  });

  /** However often the provider says that it holds the money. */
  async function expectNothingTaken(form: FormFields): Promise<void> {
    const before = await balance();
    for (let time = 0; time < 2; time += 1) {
      expect(await notify(api, outcomeOf(form, true))).toBe("APPROVED");
    }
    expect(await balance()).toBe(before);
    const taken = await api.context.db
      .selectFrom("ledger_entries as entry")
      .innerJoin("payments as payment", "payment.id", "entry.payment_id")
      .where("payment.ref", "=", form.oid ?? "")
      .select("entry.id")
      .execute();
    expect(taken).toEqual([]);
  }
});

describe("the payer's return", () => {
  const back = async (fields: FormFields, language = "fr") => {
    const path = `/ads/commandes/carte/retour?langue=${language}`;
    const answer = await postSigned(api, path, fields);
    return [answer.status, answer.headers.get("Location")];
  };

  test("settles nothing, and leads to the page of the recorded state", async () => {
    const { orderId, form } = await givenCheckout();
    const accepted = outcomeOf(form, true);
    expect(await back(accepted)).toEqual([303, `/fr/paiement-encours?commande=${orderId}`]);
    expect((await recapOf(orderId)).status).toBe("unpaid");
    await notify(api, accepted);
    expect(await back(accepted, "ar")).toEqual([303, `/ar/paiement-succes?commande=${orderId}`]);
  });

  test("leads a refused payer to the retry", async () => {
    const { orderId, form } = await givenCheckout();
    const refused = outcomeOf(form, false);
    expect(await back(refused)).toEqual([303, `/fr/paiement-echoue?commande=${orderId}`]);
    await notify(api, refused);
    expect(await back(refused)).toEqual([303, `/fr/paiement-echoue?commande=${orderId}`]);
  });

  test("leads an unknown payment to the failure page", async () => {
    expect(await back({ oid: "C00000001-0" })).toEqual([303, "/fr/paiement-echoue"]);
  });
});

async function tampered(fields: FormFields): Promise<string> {
  const signed = signedForm(fields);
  signed.set("TransId", "another");
  return post(signed);
}

function signedForm(fields: FormFields): URLSearchParams {
  const HASH = cmiHash(fields, api.context.config.card.storeKey);
  return new URLSearchParams({ ...fields, HASH });
}

async function post(body: URLSearchParams | string): Promise<string> {
  const url = `${api.origin}/ads/commandes/carte/notification`;
  return (await fetch(url, { method: "POST", body })).text();
}
