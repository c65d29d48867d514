export {
  adPayload,
  layout,
  MOST_DATES,
  ORDER_FILES,
  orderPayload,
  publicationDates,
} from "./ad-payload.ts";
export { ceiling } from "./ceiling.ts";
export { language } from "./language.ts";
export { pageInfo } from "./page-info.ts";
export { publishedAdPhoto, publishedAdSummary } from "./published-ad.ts";
export { inBoth, lineText, shownFilm, textBlocks } from "./rich-text.ts";
export { badge, format, supportSummary, wordBreak } from "./summaries.ts";
