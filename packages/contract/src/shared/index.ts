export { adPayload, layout, MOST_DATES, orderPayload, publicationDates } from "./ad-payload.ts";
export { ceiling } from "./ceiling.ts";
export { pageInfo } from "./page-info.ts";
export { badge, format, supportSummary } from "./summaries.ts";
