export { readAccount } from "./business.ts";
export { findUser } from "./queries.ts";
export { sessionRoutes } from "./routes.ts";
export { hasRunOut } from "./service.ts";
