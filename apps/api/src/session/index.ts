export { findUser } from "./queries.ts";
export { sessionRoutes } from "./routes.ts";
export { hasRunOut, readAccount } from "./service.ts";
