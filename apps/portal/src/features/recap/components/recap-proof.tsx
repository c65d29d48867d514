import { proofAd } from "@parution/contract/proof";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { ProofButton } from "../../../shared/proof/proof-button.tsx";

/** The ordered ad as it will be printed. */
export function RecapProof({ adId }: { adId: number }) {
  const client = useClient();
  return <ProofButton request={() => client.call(proofAd, { query: { adId } })} />;
}
