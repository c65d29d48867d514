/** Pixels between two photos, as in the classes of the row and of the thumbnails. */
export const GAP = 30;

/** The photo in view of a row that is scrolled by `offset` pixels, which are negative in right-to-left rows. */
export function photoInView(offset: number, photoWidth: number, count: number): number {
  const step = photoWidth + GAP;
  const place = step > GAP ? Math.round(Math.abs(offset) / step) : 0;
  return withinPhotos(place, count);
}

/** Scroll offset that brings a photo into view. */
export function offsetOf(place: number, photoWidth: number, direction: "ltr" | "rtl"): number {
  const distance = place * (photoWidth + GAP);
  return direction === "rtl" ? -distance : distance;
}

/** The nearest photo that exists: there is nothing beyond the ends, and no way round. */
export function withinPhotos(place: number, count: number): number {
  return Math.max(0, Math.min(place, count - 1));
}

/** Photo that a key moves to; `undefined` for other keys. */
export function placeAfterKey(
  key: string,
  place: number,
  count: number,
  direction: "ltr" | "rtl",
): number | undefined {
  const forward = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  switch (key) {
    case "ArrowLeft":
    case "ArrowRight":
      return withinPhotos(place + (key === forward ? 1 : -1), count);
    case "Home":
      return 0;
    case "End":
      return withinPhotos(count - 1, count);
    default:
      return undefined;
  }
}
