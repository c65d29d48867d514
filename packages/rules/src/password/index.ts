export {
  isGuessable,
  LEAST_PASSWORD_LENGTH,
  type PasswordFault,
  passwordFault,
} from "./password.ts";
