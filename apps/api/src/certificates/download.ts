import type { Language } from "@parution/contract/call";
import { downloadCertificate } from "@parution/contract/certificates";
import { AD_STATUS_CODES } from "@parution/rules/ads";
import { reachOf } from "../orders/index.ts";
import { type Context, clockOf } from "../platform/context/index.ts";
import { bind, notFound, stampedName, unauthenticated } from "../platform/http/index.ts";
import { networkOf } from "../platform/rate-limit/index.ts";
import type { Identity } from "../platform/session/index.ts";
import { printPdf } from "../typesetter/index.ts";
import { certificateDocument } from "./document.ts";
import { certify } from "./issue.ts";
import { noCertificate, unknownKey } from "./problems.ts";
import { type CertifiedAd, selectCertifiedAd } from "./queries.ts";
import { requireCertificate } from "./verify.ts";

/** The certificate of one's own ad, or the one that a key names. */
export const downloadCertificateRoute = bind(downloadCertificate, async (request) => {
  const { context, identity, language, address, input } = request;
  const { adId, keyword } = input.query;
  const { ad, certificate } =
    keyword === undefined
      ? await ownCertificate(context, { adId, identity, language })
      : await heldCertificate({ ...request, keyword });
  const name = stampedName(`attestation-${ad.ref_web}`, clockOf(context));
  return printPdf(
    { context, userId: identity?.userId ?? networkOf(address), name },
    certificateDocument(ad, certificate, context.config),
  );
});

interface OwnRequest {
  readonly adId: number | undefined;
  readonly identity: Identity | null;
  readonly language: Language;
}

/** @throws ProblemError 401 without a session; 404 for what is not the caller's or not validated. */
async function ownCertificate(context: Context, { adId, identity, language }: OwnRequest) {
  if (identity === null) throw unauthenticated();
  const ad = adId === undefined ? undefined : await selectCertifiedAd(context.db, adId, language);
  if (ad === undefined || !reaches(identity, ad)) throw notFound();
  if (ad.status !== AD_STATUS_CODES.validated) throw noCertificate();
  return { ad, certificate: await certify(context, ad, language) };
}

function reaches(identity: Identity, ad: CertifiedAd): boolean {
  const { column, id } = reachOf(identity);
  return ad[column] === id;
}

type HeldRequest = Pick<Parameters<typeof requireCertificate>[0], "context" | "address"> & {
  readonly keyword: string;
};

/** @throws ProblemError 404 for an unknown key, a statement that was altered, an ad that no longer says it. */
async function heldCertificate(request: HeldRequest) {
  const { certificate, ad, signer, current } = await requireCertificate(request);
  if (signer === null || !current) throw unknownKey();
  return { ad, certificate: { ...certificate, publicKey: signer } };
}
