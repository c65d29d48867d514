export {
  acceptInvitation,
  changeStaff,
  endStaff,
  inviteStaff,
  readDesk,
  readInvitation,
  readStaff,
  withdrawInvitation,
} from "./staff.ts";
