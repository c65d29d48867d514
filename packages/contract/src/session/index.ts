export { business, readBusiness } from "./business.ts";
export { changePassword } from "./change-password.ts";
export { login, logout, session, typedCredentials } from "./login.ts";
export { readUser } from "./read-user.ts";
export { readTheme } from "./theme.ts";
export { updateBusiness } from "./update-business.ts";
export { type UserUpdate, updateUser } from "./update-user.ts";
export { civility, readCurrentUser, user } from "./user.ts";
