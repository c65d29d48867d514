export type { FileFacts, FileLimits, FileRefusal, RefusedFile } from "./check-files.ts";
export { FileDrop, type FileDropLabels, type FileDropProps } from "./file-drop.tsx";
export type { FileOrder } from "./file-order.ts";
export type { FileProgress, FileUploads } from "./file-uploads.ts";
