import { defineCall } from "../call/index.ts";
import { BOOK_MEDIA, comparedBook, LARGEST_BOOK } from "../desk-catalogue/index.ts";
import { binary, fields, form, inData, oneFile, text } from "../wire/index.ts";

export const exportStarterBook = defineCall({
  name: "exportStarterBook",
  summary: "The starter catalogue with the kept prices, as a spreadsheet",
  service: "account",
  method: "GET",
  path: "/api/v1/desk/installation/classeur",
  access: "session",
  staff: "configure",
  media: BOOK_MEDIA,
  answer: binary,
});

export const saveBook = defineCall({
  name: "saveBook",
  summary:
    "Compare a spreadsheet with the starter catalogue, each fault at its cell; without any it waits until the newspaper opens",
  service: "account",
  method: "POST",
  path: "/api/v1/desk/installation/classeur/garder",
  access: "session",
  staff: "configure",
  changes: ["installation"],
  encoding: "multipart",
  files: { most: 1, largest: LARGEST_BOOK },
  body: form(fields({ file: ["fichier", oneFile] })),
  answer: comparedBook,
});

export const removeBook = defineCall({
  name: "removeBook",
  summary: "Open with the starter catalogue as it is",
  service: "account",
  method: "POST",
  path: "/api/v1/desk/installation/classeur/retirer",
  access: "session",
  staff: "configure",
  changes: ["installation"],
  answer: inData(fields({ message: text })),
});
