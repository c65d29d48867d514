/** A picture of the gallery. */
export interface GalleryPhoto {
  /** Unique in the gallery. */
  id: string;
  src: string;
  /** Alternative text, required. */
  alt: string;
  /** Address of a small square of the same picture; the picture itself by default. */
  thumbnail?: string | undefined;
}

/** Labels of the gallery. Positions are counted from 1. */
export interface PhotoGalleryLabels {
  /** Role description, such as "carousel". */
  carousel: string;
  previous: string;
  next: string;
  /** Names the bullets as a group, such as "Choose a photo". */
  bullets: string;
  /** Names the strip of small pictures. */
  thumbnails: string;
  /** Position of a photo, such as "Photo 2 of 5". */
  place: (place: number, count: number) => string;
  /** Stands where a picture could not be loaded. */
  broken: string;
  /** Stands where there is no picture at all. */
  none: string;
}
