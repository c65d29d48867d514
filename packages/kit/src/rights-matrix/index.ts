export { RightsMatrix } from "./rights-matrix.tsx";
export type {
  Rights,
  RightsGroup,
  RightsMatrixLabels,
  RightsMatrixProps,
  RightsPermission,
  RightsRole,
} from "./rights-matrix.types.ts";
