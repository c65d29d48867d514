import { useClient } from "../../api/api-scope.tsx";
import { callLater } from "../../api/call-later.ts";
import { ProofButton } from "../../proof/proof-button.tsx";

const proofAd = callLater(() => import("@parution/contract/proof"), "proofAd");

/** The ordered ad as it will be printed. */
export function AdProof({ adId }: { adId: number }) {
  const client = useClient();
  return <ProofButton request={() => client.call(proofAd, { query: { adId } })} />;
}
