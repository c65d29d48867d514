export { isCommonFirstPassword, isCommonPassword } from "./common.ts";
export { hashPassword, verifyPassword } from "./password.ts";
