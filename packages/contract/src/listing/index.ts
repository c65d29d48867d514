export { contactAdvertiser, typedMessage } from "./contact.ts";
export { readGlobal } from "./global.ts";
export { readNotice } from "./notice.ts";
export { listNotices } from "./notices.ts";
export { readRates } from "./rates.ts";
