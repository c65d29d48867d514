export { type Crop, wholeCrop } from "./crop.ts";
export { cutPhoto, type Picture } from "./cut-photo.ts";
export { PhotoCrop, type PhotoCropProps, type PhotoCropTexts } from "./photo-crop.tsx";
