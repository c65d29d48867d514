export interface CanvasSize {
  width: number;
  height: number;
}

const FALLBACK = 100;

/** A size that can be drawn: a measure that is not a positive number becomes 100 mm. */
export function drawableSize({ width, height }: CanvasSize): CanvasSize {
  return { width: positive(width), height: positive(height) };
}

function positive(millimetres: number): number {
  return millimetres > 0 && Number.isFinite(millimetres) ? millimetres : FALLBACK;
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
