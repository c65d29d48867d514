// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../contents/index.ts");

export const readContents = lazyCall(
  { name: "readContents", shows: "contents" },
  async () => (await calls()).readContents,
);

export const readChapter = lazyCall(
  { name: "readChapter", shows: "contents" },
  async () => (await calls()).readChapter,
);

export const saveChapter = lazyCall(
  { name: "saveChapter", changes: ["contents"] },
  async () => (await calls()).saveChapter,
);

export const readDeskPage = lazyCall(
  { name: "readDeskPage", shows: "contents" },
  async () => (await calls()).readDeskPage,
);

export const savePage = lazyCall(
  { name: "savePage", changes: ["contents"] },
  async () => (await calls()).savePage,
);

export const publishContent = lazyCall(
  { name: "publishContent", changes: ["contents"] },
  async () => (await calls()).publishContent,
);

export const dropContentDraft = lazyCall(
  { name: "dropContentDraft", changes: ["contents"] },
  async () => (await calls()).dropContentDraft,
);

export const restoreContent = lazyCall(
  { name: "restoreContent", changes: ["contents"] },
  async () => (await calls()).restoreContent,
);

export const moveContent = lazyCall(
  { name: "moveContent", changes: ["contents"] },
  async () => (await calls()).moveContent,
);

export const retireContent = lazyCall(
  { name: "retireContent", changes: ["contents"] },
  async () => (await calls()).retireContent,
);

export const readSiteContents = lazyCall(
  { name: "readSiteContents", shows: "contents" },
  async () => (await calls()).readSiteContents,
);

export const saveFrame = lazyCall(
  { name: "saveFrame", changes: ["contents"] },
  async () => (await calls()).saveFrame,
);

export const saveHome = lazyCall(
  { name: "saveHome", changes: ["contents"] },
  async () => (await calls()).saveHome,
);

export const saveGuide = lazyCall(
  { name: "saveGuide", changes: ["contents"] },
  async () => (await calls()).saveGuide,
);

export const savePublisherDetails = lazyCall(
  { name: "savePublisherDetails", changes: ["contents"] },
  async () => (await calls()).savePublisherDetails,
);

export const beginFilm = lazyCall(
  { name: "beginFilm" },
  async () => (await calls()).beginFilm,
);

export const sendFilmPiece = lazyCall(
  { name: "sendFilmPiece" },
  async () => (await calls()).sendFilmPiece,
);

export const sendPoster = lazyCall(
  { name: "sendPoster" },
  async () => (await calls()).sendPoster,
);
