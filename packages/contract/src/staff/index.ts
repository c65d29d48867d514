export {
  acceptInvitation,
  changeStaff,
  endStaff,
  inviteStaff,
  readDesk,
  readInvitation,
  readStaff,
} from "./staff.ts";
