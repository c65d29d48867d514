export { endOtherSessions, readSessions } from "./sessions.ts";
