import { randomUUID } from "node:crypto";
import type { CallInput } from "@parution/contract/call";
import { type Client, createClient } from "@parution/contract/client";
import { placeAd, placeTenderAd, readRecap } from "@parution/contract/orders";
import { login, readBusiness } from "@parution/contract/session";
import type { OrderStatus } from "@parution/rules/orders";
import { type Account, emailOf, PASSWORD } from "./accounts.ts";

const portal = process.env.PORTAL_URL ?? "http://localhost:4800";

/** An account, or staff of the newspaper. */
type Caller = Account | "maquette" | "moderation" | "regie";

const sessions = new Map<Caller, Promise<Client>>();

/**
 * The service as an account calls it without a browser, to prepare a journey and to check its result.
 * @param origin of a program of the journey's own, whose sessions may have ended since the last call
 */
export function serviceAs(account: Caller, origin = portal): Promise<Client> {
  if (origin !== portal) return openSession(account, origin);
  const known = sessions.get(account);
  if (known !== undefined) return known;
  const opening = openSession(account, portal);
  sessions.set(account, opening);
  return opening;
}

async function openSession(account: Caller, origin: string): Promise<Client> {
  const options = {
    accountBase: `${origin}/account`,
    adsBase: `${origin}/ads`,
    appToken: "parution-demo",
    language: () => "fr" as const,
  };
  const credentials = { email: emailOf(account), password: PASSWORD };
  const { token } = await createClient(options).call(login, { body: credentials });
  return createClient({ ...options, bearer: () => token ?? null });
}

/** Text unique to one journey; its first line is the ad's title in lists. */
export const uniqueTitle = (words: string): string => `${words} ${randomUUID().slice(0, 6)}`;

type OrderBody = CallInput<typeof placeAd>["body"];

export interface PlacedAd {
  readonly orderId: number;
  readonly adId: number;
  /** Under which «my ads» lists it. */
  readonly title: string;
  /** Centimes, tax included. */
  readonly total: number;
}

/** Orders a line ad of two lines for one date, unpaid: 48.00 dirhams. */
export async function placeLineAd(
  account: Account,
  changes: Partial<OrderBody> = {},
  origin = portal,
): Promise<PlacedAd> {
  const title = uniqueTitle("Avis de constitution");
  const body: OrderBody = {
    supportId: 1,
    headingId: 1,
    subheadingId: 1,
    paperContent: { kind: "plain", text: title },
    dates: ["2026-11-30"],
    cityId: 1,
    termsAccepted: true,
    total: 4800,
    ...changes,
  };
  const client = await serviceAs(account, origin);
  const { convention } = await client.call(readBusiness, { body: {} });
  const call = convention ? placeTenderAd : placeAd;
  const { orderId, adId, total } = await client.call(call, { body, query: { payLater: true } });
  return { orderId, adId, title, total };
}

/** Status of an order, as the service answers it. */
export async function orderStatus(account: Account, orderId: number): Promise<OrderStatus> {
  const client = await serviceAs(account);
  return (await client.call(readRecap, { query: { orderId } })).status;
}

/** The prepaid balance of an account, in centimes. */
export async function balanceOf(account: Account): Promise<number> {
  const client = await serviceAs(account);
  return (await client.call(readBusiness, { body: {} })).balance;
}
