export { GIVEN_PASSWORD_ALPHABET, GIVEN_PASSWORD_LENGTH, givePassword } from "./password.ts";
export {
  MEMBER_STATUS_CODES,
  type MemberStatus,
  memberStatusOf,
  switchedStatus,
} from "./status.ts";
