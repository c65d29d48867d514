import { readdir, readFile } from "node:fs/promises";
import { expect, test, vi } from "vitest";
import { readMyAds } from "../ads/index.ts";
import type { Language } from "../call/index.ts";
import { payOrder } from "../payments/index.ts";
import * as lazyAds from "./generated/ads.ts";
import * as lazyPayments from "./generated/payments.ts";
import { createLazyClient, lazyCall } from "./index.ts";
import { lazyModules } from "./modules.ts";

test("every call has a lazy one, as `pnpm --filter @parution/contract lazy` writes it", async () => {
  const folder = new URL("./generated/", import.meta.url);
  const names = (await readdir(folder)).toSorted();
  expect(names).toEqual([...lazyModules.keys()].map((feature) => `${feature}.ts`).toSorted());
  for (const [feature, text] of lazyModules) {
    expect(await readFile(new URL(`${feature}.ts`, folder), "utf8")).toBe(text);
  }
});

test("a lazy call has its name and subjects before the call itself is loaded", async () => {
  expect(lazyAds.readMyAds).toMatchObject({ name: "readMyAds", shows: "account" });
  expect(lazyPayments.payOrder).toMatchObject({ name: "payOrder", changes: ["account"] });
  expect(await lazyAds.readMyAds.load()).toBe(readMyAds);
  expect(await lazyPayments.payOrder.load()).toBe(payOrder);
});

const options = {
  accountBase: "/account",
  adsBase: "https://ads.test",
  appToken: "parution-demo",
  language: (): Language => "fr",
} as const;

test("a lazy client makes the call that it has loaded", async () => {
  const answer = { data: { statut: 2, message: "Payée", redirection: null } };
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(answer));
  const client = createLazyClient({ ...options, fetch });
  const paid = await client.call(lazyPayments.payOrder, { body: { orderId: 1 } });
  expect(paid.message).toBe("Payée");
  expect(fetch.mock.calls[0]?.[0]).toBe("https://ads.test/commandes/payer-commande");
});

test("a call whose code cannot be loaded fails as without a network, and is loaded by the next", async () => {
  const load = vi
    .fn<() => Promise<typeof payOrder>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    .mockResolvedValue(payOrder);
  const call = lazyCall({ name: "payOrder" }, load);
  const fetch = async () =>
    Response.json({ code: "CONFLICT", message: "Déjà payée" }, { status: 409 });
  const client = createLazyClient({ ...options, fetch });
  const pay = () => client.call(call, { body: { orderId: 1 } });
  await expect(pay()).rejects.toMatchObject({ status: 0, code: "NETWORK" });
  await expect(pay()).rejects.toMatchObject({ status: 409, message: "Déjà payée" });
});
