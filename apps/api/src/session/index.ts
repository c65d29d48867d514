export { readAccount } from "./account.ts";
export {
  answerLogin,
  type Credentialed,
  findPending,
  hasRunOut,
  signIn,
} from "./login.ts";
export { notifyPasswordChanged, passwordFaultTexts } from "./password.ts";
export { findUser, replacePassword } from "./queries.ts";
export { sessionRoutes } from "./routes.ts";
