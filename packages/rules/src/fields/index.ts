export {
  EMAIL,
  isEmail,
  isPhone,
  LONGEST_EMAIL,
  LONGEST_PHONE,
  PHONE,
  readPhone,
} from "./contact.ts";
export { turnsDirection } from "./direction.ts";
export { type IceStatus, iceStatus, isRib } from "./registered-numbers.ts";
