import type { CallInput } from "@parution/contract/call";
import type { Client } from "@parution/contract/client";
import { decideAd, readModeratedAd } from "@parution/contract/moderation";

type Decision = Omit<CallInput<typeof decideAd>["body"], "version">;

/** Decides on an ad as it is now. */
export async function decideNow(moderator: Client, decision: Decision) {
  const { adId } = decision;
  const { version } = await moderator.call(readModeratedAd, { params: { adId } });
  return moderator.call(decideAd, { body: { ...decision, version } });
}
