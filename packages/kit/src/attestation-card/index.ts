export {
  AttestationCard,
  type AttestationCardLabels,
  type AttestationCardProps,
} from "./attestation-card.tsx";
export type {
  AttestationAction,
  AttestationFile,
  AttestationState,
  AttestationStatus,
} from "./attestation-state.ts";
