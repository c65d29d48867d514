import { readCalendar } from "@parution/contract/calendar";
import type { CallInput } from "@parution/contract/call";
import { type Client, createClient } from "@parution/contract/client";
import type { placeAd } from "@parution/contract/orders";
import { login, readBusiness, readCurrentUser } from "@parution/contract/session";

/** A signed-in user. */
export interface Caller {
  readonly client: Client;
  readonly token: string;
  readonly userId: number;
  readonly businessId: number;
}

/** Signs in a demonstration account. */
export async function signIn(origin: string, account: string): Promise<Caller> {
  let bearer: string | null = null;
  const client = createClient({
    accountBase: `${origin}/account`,
    adsBase: `${origin}/ads`,
    appToken: "parution-demo",
    language: () => "fr",
    bearer: () => bearer,
  });
  const body = { email: `${account}@demo.parution.test`, password: "Parution-2026!" };
  const { token = "" } = await client.call(login, { body });
  bearer = token;
  const user = await client.call(readCurrentUser, {});
  const business = await client.call(readBusiness, { body: {} });
  return { client, token, userId: user.id, businessId: business.id };
}

/** Centimes that two lines cost on one date. */
const PRICE = 4800;
const DATES = 3;

/** A line ad of two lines for the first three days that are open. */
export async function orderBody(client: Client): Promise<CallInput<typeof placeAd>["body"]> {
  const { days } = await client.call(readCalendar, { query: { supportId: 1 } });
  const open = days.filter(({ available }) => available).slice(0, DATES);
  return {
    supportId: 1,
    headingId: 1,
    subheadingId: 1,
    paperContent: { kind: "plain", text: "Avis de constitution de société." },
    dates: open.map(({ date }) => date),
    cityId: 1,
    termsAccepted: true,
    total: PRICE * DATES,
  };
}
