export type { AdFormat, AttachmentScope } from "./attachments.ts";
export { takesAttachments } from "./attachments.ts";
export type { AttachmentKind, FileDescription, FileFault } from "./kinds.ts";
export {
  ATTACHMENT_ACCEPT,
  attachmentFault,
  attachmentKind,
  DOCUMENT_TYPES,
  isPhotoType,
  isSvgText,
  PHOTO_ACCEPT,
  PHOTO_TYPES,
  SVG_MARK_BYTES,
} from "./kinds.ts";
export type { PhotoType } from "./photo-content.ts";
export { photoTypeOf, SIGNATURE_BYTES } from "./photo-content.ts";
