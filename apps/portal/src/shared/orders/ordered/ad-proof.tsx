import { proofAd } from "@parution/contract/proof";
import { useClient } from "../../api/api-scope.tsx";
import { ProofButton } from "../../proof/proof-button.tsx";

/** The ordered ad as it will be printed. */
export function AdProof({ adId }: { adId: number }) {
  const client = useClient();
  return <ProofButton request={() => client.call(proofAd, { query: { adId } })} />;
}
