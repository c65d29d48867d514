import type { CallAnswer, Subject } from "@parution/contract/call";
import { ApiError } from "@parution/contract/errors";
import { createLazyClient } from "@parution/contract/lazy";
import { payOrder as pay, readPaymentState } from "@parution/contract/lazy/payments";
import { payOrder } from "@parution/contract/payments";
import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { announceChanges } from "./announce-changes.ts";

const payment = { body: { orderId: 7, method: "balance" } } as const;

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

const neverRead = new Promise<void>(() => undefined);

/** Client of a service that gives this answer, and its announcements. */
function clientOf(answer: () => Response) {
  const onChanged = vi.fn<(subjects: readonly Subject[]) => Promise<void>>(async () => undefined);
  const client = createLazyClient({
    accountBase: "https://parution.test/account",
    adsBase: "https://parution.test/ads",
    appToken: "parution-demo",
    language: () => "fr",
    onSessionLost: () => undefined,
    fetch: async () => answer(),
  });
  return { onChanged, client: announceChanges(client, onChanged) };
}

test("announces the subjects of an action once it is done", async () => {
  const { onChanged, client } = clientOf(done);
  const { status } = await client.call(pay, payment);
  expect(status).toBe("paid");
  expect(onChanged.mock.calls).toEqual([[["account"]]]);
});

test("announces the subjects of a refused action, since the page may show old data", async () => {
  const { onChanged, client } = clientOf(refused);
  await expect(client.call(pay, payment)).rejects.toBeInstanceOf(ApiError);
  expect(onChanged.mock.calls).toEqual([[["account"]]]);
});

test("announces nothing when an action redirects to a payment provider", async () => {
  const { onChanged, client } = clientOf(led);
  const { redirection } = await client.call(pay, payment);
  expect(redirection?.action).toBe("https://bank.test/pay");
  expect(onChanged).not.toHaveBeenCalled();
});

test("announces nothing when an answer is lost, and nothing after a read", async () => {
  const { onChanged, client } = clientOf(lost);
  await expect(client.call(pay, payment)).rejects.toBeInstanceOf(ApiError);
  const reading = clientOf(refused);
  await expect(reading.client.call(readPaymentState, { query: { orderId: 7 } })).rejects.toThrow();
  expect(onChanged).not.toHaveBeenCalled();
  expect(reading.onChanged).not.toHaveBeenCalled();
});

test("answers an action that awaits its reads only once they have ended", async () => {
  const { onChanged, client } = clientOf(done);
  const reads = Promise.withResolvers<void>();
  onChanged.mockReturnValue(reads.promise);
  const settled = vi.fn();
  const call = client.call(pay, payment, { awaitsReads: true }).then(settled, settled);
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(settled).not.toHaveBeenCalled();
  reads.resolve();
  await call;
  expect(settled).toHaveBeenCalledOnce();
});

test("answers an action without waiting for reads unless it awaits them", async () => {
  const { onChanged, client } = clientOf(done);
  onChanged.mockReturnValue(neverRead);
  expect(await client.call(pay, payment)).toMatchObject({ status: "paid" });
});

test("refuses an action without waiting for reads, even where it awaits them", async () => {
  const { onChanged, client } = clientOf(refused);
  onChanged.mockReturnValue(neverRead);
  const call = client.call(pay, payment, { awaitsReads: true });
  await expect(call).rejects.toMatchObject({ status: 409 });
});

test("announces an action once and keeps its outcome when a read fails", async () => {
  for (const awaitsReads of [true, false]) {
    const { onChanged, client } = clientOf(done);
    onChanged.mockRejectedValue(new Error("A read failed."));
    expect(await client.call(pay, payment, { awaitsReads })).toMatchObject({ status: "paid" });
    expect(onChanged).toHaveBeenCalledOnce();
    const refusing = clientOf(refused);
    refusing.onChanged.mockRejectedValue(new Error("A read failed."));
    const call = refusing.client.call(pay, payment, { awaitsReads });
    await expect(call).rejects.toMatchObject({ status: 409 });
    expect(refusing.onChanged).toHaveBeenCalledOnce();
  }
});
