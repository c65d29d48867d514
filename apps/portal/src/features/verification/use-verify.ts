import { useClient } from "@parution/app/data/api-scope.tsx";
import type { LazyAnswer } from "@parution/contract/lazy";
import { verifyAd, verifyCertificate } from "@parution/contract/lazy/certificates";

/** Certified ad. */
export type Verified = LazyAnswer<typeof verifyAd>;

/** Evidence of a visitor: the code on a certificate, or the whole file. */
export type Evidence = { readonly keyword: string } | { readonly file: File };

/** Asks what a certificate certifies, with a solved challenge. */
export function useVerify() {
  const client = useClient();
  return (evidence: Evidence, captcha: string): Promise<Verified> =>
    "file" in evidence
      ? client.call(verifyCertificate, { body: { ...evidence, captcha } })
      : client.call(verifyAd, { query: { ...evidence, captcha } });
}
