import { useClient } from "@parution/app/data/api-scope.tsx";
import { attempt } from "@parution/app/data/attempt.ts";
import type { LazyClient } from "@parution/contract/lazy";
import { readCities } from "@parution/contract/lazy/catalogue";
import { readIp } from "@parution/contract/lazy/tracking";
import { useCallback } from "react";
import { type FormMode, formNameOf, type OrderBody, type Sent } from "../form-mode.ts";
import { submissionCode } from "./lazy-submission.ts";

/**
 * Sends the content of a form. A new order keeps its idempotency key until it is answered, even when it was changed meanwhile
 * (its price, a date that has closed), so that it is never placed twice; an edit with another content has another key.
 */
export function useSendOrder(
  mode: FormMode,
): (body: OrderBody, payLater: boolean) => Promise<Sent> {
  const client = useClient();
  return useCallback(
    async (body, payLater) => {
      if (mode.kind === "trial") throw new Error("A visitor's form is not sent.");
      const [{ fingerprintOf }, origin] = await Promise.all([
        submissionCode.load(),
        readOrigin(client, body),
      ]);
      const content = mode.kind === "edit" ? fingerprintOf(body, payLater) : null;
      return attempt(formNameOf(mode), content, (idempotencyKey) =>
        mode.send({ client, body: { ...body, ...origin }, payLater, idempotencyKey }),
      );
    },
    [client, mode],
  );
}

/** Timeout of data that the service can find itself, milliseconds. */
const ORIGIN_TIMEOUT = 1500;

type Origin = Pick<OrderBody, "ipAddress" | "countryId">;

/**
 * Origin of an order: the network address that the service sees, and the country of its city, the first city's
 * where it names none. Left out where it cannot be read: the service decides both itself.
 */
async function readOrigin(
  client: LazyClient,
  { cityId }: Pick<OrderBody, "cityId">,
): Promise<Origin> {
  const options = { signal: AbortSignal.timeout(ORIGIN_TIMEOUT) };
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
