export type { AdFormat, AttachmentScope } from "./attachments.ts";
export { takesAttachments } from "./attachments.ts";
export type { AttachmentKind } from "./kinds.ts";
export {
  ATTACHMENT_ACCEPT,
  attachmentKind,
  DOCUMENT_TYPES,
  isPhotoType,
  PHOTO_ACCEPT,
  PHOTO_TYPES,
} from "./kinds.ts";
export type { PhotoType } from "./photo-content.ts";
export { photoTypeOf, SIGNATURE_BYTES } from "./photo-content.ts";
