import { useClient } from "@parution/app/data/api-scope.tsx";
import { proofAd } from "@parution/contract/lazy/proof";
import { ProofButton } from "../../proof-button.tsx";

/** The ordered ad as it will be printed. */
export function AdProof({ adId }: { adId: number }) {
  const client = useClient();
  return <ProofButton request={() => client.call(proofAd, { query: { adId } })} />;
}
