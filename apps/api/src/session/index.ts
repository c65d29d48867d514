export { notifyPasswordChanged, passwordFaultTexts } from "./password.ts";
export { findUser, replacePassword } from "./queries.ts";
export { sessionRoutes } from "./routes.ts";
export {
  answerLogin,
  type Credentialed,
  findPending,
  hasRunOut,
  readAccount,
  signIn,
} from "./service.ts";
