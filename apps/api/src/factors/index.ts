export { removeFactors } from "./notify.ts";
export {
  notePasskeyUse,
  type PasskeyAnswer,
  readAssertion,
  type SignedPasskey,
  startAssertion,
} from "./passkeys.ts";
export {
  type Factors,
  factorLimits,
  networkLimit,
  type ReadFactor,
  readFactorsOf,
  requirePassword,
  useFactor,
} from "./proof.ts";
export { factorRoutes } from "./routes.ts";
