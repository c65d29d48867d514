export { endedCookie, sessionCookie } from "./credentials.ts";
export { deviceCookie, readDevice } from "./device.ts";
export { type Caller, identify, identifyAny } from "./identify.ts";
export type { Identity } from "./identity.ts";
export { closeSession, closeSessionsOf, type OpenedSession, openSession } from "./sessions.ts";
