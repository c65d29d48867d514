import { useClient } from "@parution/app/data/api-scope.tsx";
import type { LazyAnswer } from "@parution/contract/lazy";
import { verifyAd, verifyCertificate } from "@parution/contract/lazy/certificates";

/** What was certified. */
export type Verified = LazyAnswer<typeof verifyAd>;

/** What a visitor has of a certificate: the code on it, or the whole file. */
export type Evidence = { readonly keyword: string } | { readonly file: File };

/** Asks what a certificate certifies, with a solved challenge. */
export function useVerify() {
  const client = useClient();
  return (evidence: Evidence, captcha: string): Promise<Verified> =>
    "file" in evidence
      ? client.call(verifyCertificate, { body: { ...evidence, captcha } })
      : client.call(verifyAd, { query: { ...evidence, captcha } });
}
