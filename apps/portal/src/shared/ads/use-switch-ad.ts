import { useClient } from "@parution/app/data/api-scope.tsx";
import { attempt } from "@parution/app/data/attempt.ts";
import type { LazyInput } from "@parution/contract/lazy";
import { switchAd } from "@parution/contract/lazy/ads";

type Switch = LazyInput<typeof switchAd>["body"];

/** Takes an ad offline or puts it back online; returns the server's message. A lost answer is requested once more. */
export function useSwitchAd() {
  const client = useClient();
  return async (body: Switch): Promise<string> => {
    const content = `${body.action} ${body.reasonId ?? ""}`;
    const { message } = await attempt(`ad-switch.${body.adId}`, content, (idempotencyKey) =>
      client.call(switchAd, { body }, { idempotencyKey }),
    );
    return message;
  };
}
