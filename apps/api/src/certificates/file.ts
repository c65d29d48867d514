import type { Language } from "@parution/contract/call";
import { type Context, clockOf } from "../platform/context/index.ts";
import { stampedName } from "../platform/http/index.ts";
import { printPdf } from "../typesetter/index.ts";
import { certificateDocument } from "./document.ts";
import { certify, isCertain } from "./issue.ts";
import { selectCertifiedAd } from "./queries.ts";

/** The certificate of an ad as a file that goes to its advertiser; none where the publisher no longer stands by the ad. */
export async function certificateFiles(
  context: Context,
  { adId }: { readonly adId: number },
  language: Language,
): Promise<readonly File[]> {
  const ad = await selectCertifiedAd(context.db, adId, language);
  if (ad === undefined || !isCertain(ad)) return [];
  const certificate = await certify(context, ad, language);
  const name = stampedName(`attestation-${ad.ref_web}`, clockOf(context));
  const document = certificateDocument(ad, certificate, context.config);
  return [await printPdf({ context, userId: `ad:${adId}`, name }, document)];
}
