export {
  blocksOf,
  CAPTIONS_PATH,
  installedPublisher,
  listPagePaths,
  readCaptions,
  readChapters,
  readHomeParts,
  readPart,
  readTeasers,
  readTermsVersion,
  shownFilm,
  wordsOf,
} from "./read.ts";
export { contentRoutes } from "./routes.ts";
