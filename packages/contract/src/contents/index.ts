export { chapterBody, frameBody, guideBody, homeBody, pageBody, publisherBody } from "./bodies.ts";
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
  saveGuide,
  saveHome,
  savePage,
  savePublisherDetails,
} from "./calls.ts";
export { beginFilm, sendFilmPiece, sendPoster } from "./films.ts";
