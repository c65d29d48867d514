export { type Agent, readAgent } from "./agent.ts";
export { endedCookie, readCredentials, sessionCookie } from "./credentials.ts";
export { deviceCookie, readDevice } from "./device.ts";
export { type Caller, identify, identifyAny } from "./identify.ts";
export type { Identity } from "./identity.ts";
export { endUnusedSessions, readOpenSessions } from "./open-sessions.ts";
export { closeSession, closeSessionsOf, type OpenedSession, openSession } from "./sessions.ts";
