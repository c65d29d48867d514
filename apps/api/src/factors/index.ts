export type { PasskeyAnswer } from "./challenges.ts";
export { removeFactors, removeFactorsSince } from "./notify.ts";
export {
  notePasskeyUse,
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
