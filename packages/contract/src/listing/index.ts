export { contactAdvertiser, LONGEST_MESSAGE, LONGEST_SUBJECT } from "./contact.ts";
export { readGlobal } from "./global.ts";
export { readNotice } from "./notice.ts";
export { LONGEST_SEARCH, listNotices } from "./notices.ts";
export { readRates } from "./rates.ts";
