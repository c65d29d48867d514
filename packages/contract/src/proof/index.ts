export { proofAd, proofDraft } from "./proof.ts";
