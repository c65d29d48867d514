export {
  BEGINNING,
  type Beginning,
  CONTENTS,
  type Contents,
  type Extent,
  extentOf,
  fileKeyOf,
  filePath,
  tableOf,
  tablePart,
  VERSION,
} from "./format.ts";
export { type Archive, openArchive, sumOf } from "./read-archive.ts";
export type { Entry } from "./tar.ts";
export { writeArchive } from "./write-archive.ts";
