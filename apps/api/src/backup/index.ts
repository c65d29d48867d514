export { type Extent, extentOf, openArchive } from "./archive.ts";
export { makeBackup } from "./make-backup.ts";
export { type Restored, restoreBackup } from "./restore-backup.ts";
