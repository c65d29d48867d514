export { turnsDirection } from "./direction.ts";
export { EMAIL, isEmail, LONGEST_EMAIL } from "./email.ts";
export { type IceStatus, iceStatus } from "./ice.ts";
export { LONGEST_PHONE, PHONE, readPhone } from "./phone.ts";
