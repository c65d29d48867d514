export { fileMail, readOverview, resendMail } from "./overview.ts";
export { searchDesk } from "./search.ts";
