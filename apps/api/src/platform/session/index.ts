export { endedCookie, sessionCookie } from "./credentials.ts";
export { type Caller, identify } from "./identify.ts";
export type { Identity } from "./identity.ts";
export { signToken } from "./token.ts";
