import type { CallAnswer } from "@parution/contract/call";
import { verifyAd, verifyCertificate } from "@parution/contract/certificates";
import { useClient } from "../../../shared/api/api-scope.tsx";

/** What was certified. */
export type Verified = CallAnswer<typeof verifyAd>;

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
