export {
  adPayload,
  DERIVED_FIELDS,
  layout,
  MOST_DATES,
  ORDER_FILES,
  orderPayload,
  publicationDates,
} from "./ad-payload.ts";
export {
  badge,
  ceiling,
  format,
  language,
  packageRate,
  packageRequest,
  pageInfo,
  publishedAdPhoto,
  publishedAdSummary,
  supportSummary,
  wordBreak,
} from "./answers.ts";
export { inBoth, lineText, shownFilm, textBlocks } from "./rich-text.ts";
