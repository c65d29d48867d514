export interface CanvasSize {
  width: number;
  height: number;
}

const FALLBACK = 100;

/** Bounds of a measure, from a small classified to a double page and more: beyond these it is a mistake. */
const SMALLEST = 10;
const LARGEST = 1000;

/**
 * Valid size in millimetres: a measure that is not a positive number becomes 100, others are limited to 10 to 1000.
 */
export function drawableSize({ width, height }: CanvasSize): CanvasSize {
  return { width: drawable(width), height: drawable(height) };
}

function drawable(millimetres: number): number {
  if (!(millimetres > 0 && Number.isFinite(millimetres))) return FALLBACK;
  return Math.min(Math.max(millimetres, SMALLEST), LARGEST);
}

/** A length on the canvas as a share of the canvas' width, so that it grows and shrinks with it. */
export function onCanvas(millimetres: number, width: number): string {
  return `${(100 * millimetres) / width}cqi`;
}

export const ZOOM_LEVELS = [0.75, 1, 1.25, 1.5, 2] as const;

/** The next zoom level in a direction; the same one at either end. */
export function nextZoom(zoom: number, direction: 1 | -1): number {
  const further = ZOOM_LEVELS.filter((level) => (level - zoom) * direction > 0);
  return (direction === 1 ? further[0] : further.at(-1)) ?? zoom;
}
