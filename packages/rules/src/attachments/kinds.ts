/** Kind of a file, as far as the rules distinguish files. */
export type AttachmentKind = "image" | "audio" | "video" | "document";

/** The documents accepted, by extension, with the media types that stand for each. */
export const DOCUMENT_TYPES = {
  doc: ["application/msword"],
  docx: ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  xls: ["application/vnd.ms-excel"],
  xlsx: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  csv: ["text/csv"],
  xml: ["application/xml", "text/xml"],
  pdf: ["application/pdf"],
  txt: ["text/plain"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The media types of web photos: png and jpeg. */
export const PHOTO_TYPES = ["image/png", "image/jpeg"] as const;

/** A file input's `accept` for attachments. */
export const ATTACHMENT_ACCEPT = [
  "image/*",
  "audio/*",
  "video/*",
  ...Object.keys(DOCUMENT_TYPES).map((extension) => `.${extension}`),
].join(",");

/** A file input's `accept` for web photos. */
export const PHOTO_ACCEPT = ".png,.jpg,.jpeg";

/** An SVG, which can carry scripts: no image in the sense of attachments and photos. */
const SVG_TYPE = "image/svg+xml";

/** Why a file is not taken: nothing in it, or of a type that is not accepted. */
export type FileFault = "empty" | "type";

/** Facts of a file known before its content is read. */
export interface FileDescription {
  readonly name: string;
  /** As the sender or the content has it; empty where it is not known. */
  readonly mediaType: string;
  /** In bytes. */
  readonly size: number;
}

/**
 * Fault of a file as an attachment; `null` without one. An unknown media type is left to the reader of
 * the content.
 */
export function attachmentFault({ name, mediaType, size }: FileDescription): FileFault | null {
  if (size === 0) return "empty";
  if (/\.svgz?$/i.test(name)) return "type";
  return mediaType === "" || attachmentKind(mediaType) !== null ? null : "type";
}

/** Characters of a text that show an SVG. */
export const SVG_MARK_BYTES = 4096;

/** True when a text begins as an SVG, whatever its name. */
export const isSvgText = (beginning: string): boolean => /<svg[\s>]/i.test(beginning);

const documentTypes: ReadonlySet<string> = new Set(Object.values(DOCUMENT_TYPES).flat());

/** The kind of an attachment by its media type, parameters and case aside; `null` when it is not accepted. */
export function attachmentKind(mediaType: string): AttachmentKind | null {
  const [essence = ""] = mediaType.toLowerCase().split(";", 1);
  const type = essence.trim();
  if (type === SVG_TYPE) return null;
  if (documentTypes.has(type)) return "document";
  const family = /^(image|audio|video)\/[^/\s]+$/.exec(type)?.[1];
  return family === "image" || family === "audio" || family === "video" ? family : null;
}

/** True when a web photo of this media type is accepted. */
export function isPhotoType(mediaType: string): boolean {
  return PHOTO_TYPES.some((accepted) => accepted === mediaType.toLowerCase());
}
