import type { Medium } from "../calendar/index.ts";

/** A product's format: line text (`L`) or modular (`M`). */
export type AdFormat = "line" | "modular";

export interface AttachmentScope {
  readonly medium: Medium;
  /** True when the support has `prix_fix` 1. */
  readonly fixedPrice: boolean;
  readonly format: AdFormat;
  /** Canvas of a modular ad; `null` before one is chosen. */
  readonly canvas: { readonly id: number; readonly modules: number } | null;
}

const MODULES_FROM = 7;
const CANVAS_WITH_ATTACHMENTS = 6;

/**
 * True when an ad takes attachments: line ads, and modular ones of 7 modules or more or on canvas 6;
 * never digital or fixed-price ones (docs/domain/ad-text-and-lines.md#attachments).
 */
export function takesAttachments({ medium, fixedPrice, format, canvas }: AttachmentScope): boolean {
  if (medium === "digital" || fixedPrice) return false;
  if (format === "line") return true;
  return (
    canvas !== null && (canvas.modules >= MODULES_FROM || canvas.id === CANVAS_WITH_ATTACHMENTS)
  );
}

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

/** Reason why a file is not taken: nothing in it, or of a type that is not accepted. */
export type FileFault = "empty" | "type";

/** Facts of a file known before its content is read. */
export interface FileDescription {
  readonly name: string;
  /** Media type as the sender or the content has it; empty where it is not known. */
  readonly mediaType: string;
  /** Size of the file in bytes. */
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

export type PhotoType = (typeof PHOTO_TYPES)[number];

/** Bytes of a file that show a photo. */
export const SIGNATURE_BYTES = 8;

const signatures: readonly (readonly [type: PhotoType, bytes: readonly number[]])[] = [
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
];

/** The type of a photo by its content, whatever it is called; `null` when it is neither png nor jpeg. */
export function photoTypeOf(beginning: Uint8Array): PhotoType | null {
  const found = signatures.find(([, bytes]) => bytes.every((byte, at) => beginning[at] === byte));
  return found?.[0] ?? null;
}
