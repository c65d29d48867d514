export { type MemberDetails, type MemberFaults, memberFaults } from "./member.ts";
export {
  GIVEN_PASSWORD_ALPHABET,
  GIVEN_PASSWORD_LENGTH,
  givePassword,
  MEMBER_STATUS_CODES,
  type MemberStatus,
  memberStatusOf,
  switchedStatus,
} from "./team.ts";
