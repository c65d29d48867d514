import { readCalendar } from "@parution/contract/calendar";
import type { CallInput } from "@parution/contract/call";
import type { Client } from "@parution/contract/client";
import type { placeAd } from "@parution/contract/orders";

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
