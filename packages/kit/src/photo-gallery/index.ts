export type { GalleryPhoto, PhotoGalleryLabels } from "./gallery-photo.ts";
export { PhotoGallery, type PhotoGalleryProps } from "./photo-gallery.tsx";
