export { business, readBusiness } from "./business.ts";
export { login, logout, session } from "./login.ts";
export { readCurrentTeam } from "./team.ts";
export { readTheme } from "./theme.ts";
export { readCurrentUser, user } from "./user.ts";
