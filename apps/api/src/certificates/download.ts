import type { Language } from "@parution/contract/call";
import { downloadCertificate } from "@parution/contract/certificates";
import { AD_STATUS_CODES } from "@parution/rules/ads";
import { reachOf } from "../orders/index.ts";
import type { Context } from "../platform/context/index.ts";
import { bind, notFound, unauthenticated } from "../platform/http/index.ts";
import type { Identity } from "../platform/session/index.ts";
import { certify, openKept } from "./issue.ts";
import { noCertificate, unknownKey } from "./problems.ts";
import { type CertifiedAd, selectCertifiedAd } from "./queries.ts";
import { certificateOfKey, countAttempts, examine, isDownloadable } from "./verify.ts";

/** The certificate of one's own ad, or the one that a key names: the file that was given out. */
export const downloadCertificateRoute = bind(downloadCertificate, async (request) => {
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

/** @throws ProblemError 401 without a session; 404 for what is not the caller's or not validated. */
async function ownCertificate(context: Context, { adId, identity, language }: OwnRequest) {
  if (identity === null) throw unauthenticated();
  const ad = adId === undefined ? undefined : await selectCertifiedAd(context.db, adId);
  if (ad === undefined || !reaches(identity, ad)) throw notFound();
  if (ad.status !== AD_STATUS_CODES.validated) throw noCertificate();
  return certify(context, { ad, language, userId: identity.userId });
}

function reaches(identity: Identity, ad: CertifiedAd): boolean {
  const { column, id } = reachOf(identity);
  return ad[column] === id;
}
