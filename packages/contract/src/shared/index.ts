export { adPayload, layout, MOST_DATES, orderPayload, publicationDates } from "./ad-payload.ts";
export { ceiling } from "./ceiling.ts";
export { badge, format, supportSummary } from "./summaries.ts";
