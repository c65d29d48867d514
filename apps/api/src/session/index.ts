export { notifyPasswordChanged, passwordFaultTexts } from "./password.ts";
export { findUser, replacePassword } from "./queries.ts";
export { sessionRoutes } from "./routes.ts";
export {
  type Credentialed,
  findPending,
  hasRunOut,
  readAccount,
  signIn,
  welcome,
} from "./service.ts";
