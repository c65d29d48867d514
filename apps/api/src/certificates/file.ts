import type { Language } from "@parution/contract/call";
import { AD_STATUS_CODES } from "@parution/rules/ads";
import type { Context } from "../platform/context/index.ts";
import { certify } from "./issue.ts";
import { selectCertifiedAd } from "./queries.ts";

/** The certificate of an ad as a file that goes to its advertiser; none where the ad is not validated any more. */
export async function certificateFiles(
  context: Context,
  { adId }: { readonly adId: number },
  language: Language,
): Promise<readonly File[]> {
  const ad = await selectCertifiedAd(context.db, adId);
  if (ad === undefined || ad.status !== AD_STATUS_CODES.validated) return [];
  return [await certify(context, { ad, language, userId: `ad:${adId}` })];
}
