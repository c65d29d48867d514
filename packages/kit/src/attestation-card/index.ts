export {
  AttestationCard,
  type AttestationCardLabels,
  type AttestationCardProps,
} from "./attestation-card.tsx";
export type {
  AttestationAct,
  AttestationFile,
  AttestationState,
  AttestationStatus,
} from "./attestation-state.ts";
