export { checkRecoveryLink, recoverPassword, requestRecovery, typedRecovery } from "./recovery.ts";
export {
  confirmRegistration,
  register,
  resendConfirmation,
  typedRegistration,
} from "./registration.ts";
