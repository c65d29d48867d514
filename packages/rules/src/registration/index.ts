export {
  guessedNames,
  keptOrigin,
  type RegistrationDetails,
  type RegistrationFaults,
  registrationFaults,
  TERMS_VERSION,
} from "./registration.ts";
