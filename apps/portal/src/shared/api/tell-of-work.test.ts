import type { CallAnswer } from "@parution/contract/call";
import { ApiError } from "@parution/contract/errors";
import { payOrder } from "@parution/contract/payments";
import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { callLater } from "./call-later.ts";
import { createLaterClient } from "./later-client.ts";
import { tellOfWork } from "./tell-of-work.ts";

const pay = callLater(async () => ({ payOrder }), "payOrder");
const payment = { body: { orderId: 7, method: "balance" } } as const;
const asWork = { idempotencyKey: "3f1c" };

const answered = (answer: CallAnswer<typeof payOrder>) => () =>
  Response.json(z.encode(payOrder.answer, answer));
const done = answered({ status: "paid", message: "Payée.", redirection: null });
const led = answered({
  status: "unpaid",
  message: "Vers la banque.",
  redirection: { action: "https://bank.test/pay", fields: {} },
});
const refused = () => Response.json({ code: "CEILING", message: "Plafond." }, { status: 409 });
const lost = () => {
  throw new TypeError("Failed to fetch");
};

/** A client of a service that answers so, and who is told of work. */
function toldClient(answer: () => Response) {
  const told = vi.fn<() => void>();
  const client = createLaterClient({
    accountBase: "https://parution.test/account",
    adsBase: "https://parution.test/ads",
    appToken: "parution-demo",
    language: () => "fr",
    onSessionLost: () => undefined,
    fetch: async () => answer(),
  });
  return { told, client: tellOfWork(client, told) };
}

test("work that was done is told once it is", async () => {
  const { told, client } = toldClient(done);
  const { status } = await client.call(pay, payment, asWork);
  expect(status).toBe("paid");
  expect(told).toHaveBeenCalledOnce();
});

test("work that was refused is told: what is shown may be old", async () => {
  const { told, client } = toldClient(refused);
  await expect(client.call(pay, payment, asWork)).rejects.toBeInstanceOf(ApiError);
  expect(told).toHaveBeenCalledOnce();
});

test("nothing is told of work that leads away, where it is done", async () => {
  const { told, client } = toldClient(led);
  const { redirection } = await client.call(pay, payment, asWork);
  expect(redirection?.action).toBe("https://bank.test/pay");
  expect(told).not.toHaveBeenCalled();
});

test("nothing is told of an answer that was lost, nor of what is no work", async () => {
  const { told, client } = toldClient(lost);
  await expect(client.call(pay, payment, asWork)).rejects.toBeInstanceOf(ApiError);
  const plain = toldClient(done);
  await plain.client.call(pay, payment);
  expect(told).not.toHaveBeenCalled();
  expect(plain.told).not.toHaveBeenCalled();
});
