export { type Crop, wholeCrop } from "./crop.ts";
export { cutPhoto, type Picture } from "./cut-photo.ts";
export { PhotoCrop, type PhotoCropLabels, type PhotoCropProps } from "./photo-crop.tsx";
