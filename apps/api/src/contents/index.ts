export {
  blocksOf,
  installedPublisher,
  listPagePaths,
  readChapters,
  readHomeParts,
  readPart,
  readTermsVersion,
  wordsOf,
} from "./read.ts";
export { contentRoutes } from "./routes.ts";
