import { useClient } from "../../../shared/api/api-scope.tsx";
import { callLater, type LaterAnswer } from "../../../shared/api/call-later.ts";

const calls = () => import("@parution/contract/certificates");
const verifyAd = callLater(calls, "verifyAd");
const verifyCertificate = callLater(calls, "verifyCertificate");

/** What was certified. */
export type Verified = LaterAnswer<typeof verifyAd>;

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
