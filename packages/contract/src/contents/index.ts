export { chapterBody, frameBody, homeBody, pageBody, publisherBody } from "./bodies.ts";
export {
  dropContentDraft,
  moveContent,
  publishContent,
  readChapter,
  readContents,
  readDeskPage,
  readSiteContents,
  restoreContent,
  retireContent,
  saveChapter,
  saveFrame,
  saveHome,
  savePage,
  savePublisherDetails,
} from "./calls.ts";
