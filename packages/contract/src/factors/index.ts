export { CODE_LENGTH, factorCode, plainCode, RECOVERY_CODE_LENGTH } from "./code.ts";
export {
  addPasskey,
  confirmAuthenticator,
  LONGEST_PASSKEY_NAME,
  readFactors,
  readProofChallenge,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
  startAuthenticator,
  startPasskey,
} from "./factors.ts";
export {
  loginWithCode,
  loginWithPasskey,
  readLoginChallenge,
  typedCode,
} from "./login.ts";
