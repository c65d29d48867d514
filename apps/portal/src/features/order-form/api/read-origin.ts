import { callLater } from "../../../shared/api/call-later.ts";
import type { LaterClient } from "../../../shared/api/later-client.ts";
import type { OrderBody } from "../model/form-mode.ts";

const readIp = callLater(() => import("@parution/contract/tracking"), "readIp");
const readCities = callLater(() => import("@parution/contract/catalogue"), "readCities");

/** An order does not wait longer for what the service knows itself; milliseconds. */
const LONGEST = 1500;

type Origin = Pick<OrderBody, "ipAddress" | "countryId">;

/**
 * Where an order comes from: the network address that the service sees, and the country of its city, the first city's
 * where it names none. Left out where it cannot be read: the service decides both itself.
 */
export async function readOrigin(
  client: LaterClient,
  { cityId }: Pick<OrderBody, "cityId">,
): Promise<Origin> {
  const options = { signal: AbortSignal.timeout(LONGEST) };
  const [ip, cities] = await Promise.allSettled([
    client.call(readIp, {}, options),
    client.call(readCities, {}, options),
  ]);
  const known = cities.status === "fulfilled" ? cities.value : [];
  const city = known.find(({ id, countryId }) => id === cityId && countryId) ?? known[0];
  return {
    ...(ip.status === "fulfilled" && { ipAddress: ip.value.address }),
    ...(city?.countryId && { countryId: city.countryId }),
  };
}
