import type { Language } from "@parution/contract/call";
import { downloadCertificate } from "@parution/contract/certificates";
import { AD_STATUS_CODES } from "@parution/rules/ads";
import { reachOf } from "../access/index.ts";
import type { Context } from "../platform/context.ts";
import type { Route } from "../platform/http/application.ts";
import { bind } from "../platform/http/bind.ts";
import { notFound, ProblemError, unauthenticated } from "../platform/http/problems.ts";
import type { Identity } from "../platform/session/identify.ts";
import { certify, openKept } from "./issue.ts";
import { keySetRoute } from "./keys.ts";
import { noCertificate, notPublished, unknownKey } from "./problems.ts";
import { type CertifiedAd, selectCertifiedAd } from "./queries.ts";
import { verificationRoutes } from "./verification-routes.ts";
import { certificateOfKey, countAttempts, examine, isDownloadable } from "./verify.ts";

/** File of a certificate as issued: of the caller's ad, or of a key. */
const downloadCertificateRoute = bind(downloadCertificate, async (request) => {
  const { context, identity, language, address, input } = request;
  const { adId, keyword } = input.query;
  if (keyword === undefined) return ownCertificate(context, { adId, identity, language });
  await countAttempts(context, address);
  const certificate = await certificateOfKey(context.db, keyword);
  if (certificate === undefined) throw unknownKey();
  const found = await examine(context, certificate);
  if (!isDownloadable(found)) throw unknownKey();
  return openKept(context, certificate);
});

interface OwnRequest {
  readonly adId: number | undefined;
  readonly identity: Identity | null;
  readonly language: Language;
}

/** @throws ProblemError 401 without a session; 404 for an ad that is not the caller's, not validated, or ran on none of its dates. */
async function ownCertificate(context: Context, { adId, identity, language }: OwnRequest) {
  if (identity === null) throw unauthenticated();
  const ad = adId === undefined ? undefined : await selectCertifiedAd(context.db, adId);
  if (ad === undefined || !reaches(identity, ad)) throw notFound();
  if (ad.status !== AD_STATUS_CODES.validated) throw noCertificate();
  const certificate = await certify(context, { ad, language, userId: identity.userId });
  if (certificate === null) throw notPublished();
  return certificate.file;
}

function reaches(identity: Identity, ad: CertifiedAd): boolean {
  const { column, id } = reachOf(identity);
  return ad[column] === id;
}

/**
 * Certificate of an ad as the attachment of a mail; none where the ad is no longer validated, or did not run.
 * @throws ProblemError 409 where its facts change each time that it is typeset: the mail is tried again later.
 */
export async function certificateFiles(
  context: Context,
  { adId }: { readonly adId: number },
  language: Language,
): Promise<readonly File[]> {
  const ad = await selectCertifiedAd(context.db, adId);
  if (ad === undefined || ad.status !== AD_STATUS_CODES.validated) return [];
  try {
    const certificate = await certify(context, { ad, language, userId: `ad:${adId}` });
    return certificate === null ? [] : [certificate.file];
  } catch (error) {
    // Validated no more since it was typeset.
    if (error instanceof ProblemError && error.status === 404) return [];
    throw error;
  }
}

export const certificateRoutes: readonly Route[] = [
  downloadCertificateRoute,
  ...verificationRoutes,
  keySetRoute,
];
