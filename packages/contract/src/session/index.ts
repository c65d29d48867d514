export { business, readBusiness } from "./business.ts";
export { changePassword, login, logout, session, typedCredentials } from "./login.ts";
export { readTheme } from "./theme.ts";
export { updateBusiness } from "./update-business.ts";
export { type UserUpdate, updateUser } from "./update-user.ts";
export { civility, readCurrentUser, readUser, user } from "./user.ts";
