import { type Client, createClient } from "@parution/contract/client";
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
