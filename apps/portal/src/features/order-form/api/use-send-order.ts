import { useCallback } from "react";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { attempt } from "../../../shared/idempotency/attempt.ts";
import { type FormMode, formNameOf, type OrderBody, type Sent } from "../model/form-mode.ts";
import { loadEnding } from "../model/load-ending.ts";

/** Sends what a form holds; an attempt at the same content carries the same key, so that it is never done twice. */
export function useSendOrder(
  mode: FormMode,
): (body: OrderBody, payLater: boolean) => Promise<Sent> {
  const client = useClient();
  return useCallback(
    async (body, payLater) => {
      const { fingerprintOf } = await loadEnding();
      return attempt(formNameOf(mode), fingerprintOf(body, payLater), (idempotencyKey) =>
        mode.send({ client, body, payLater, idempotencyKey }),
      );
    },
    [client, mode],
  );
}
