/** Size of a picture, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Square of a picture that is taken. */
export interface Crop {
  /** The middle of the square, as shares of the picture's width and height, from 0 to 1. */
  readonly x: number;
  readonly y: number;
  /** 1 takes the largest square that the picture holds, 2 one of half its edge. */
  readonly zoom: number;
}

/** A square of a picture, in its pixels. */
export interface Square {
  readonly left: number;
  readonly top: number;
  readonly edge: number;
}

/** Maximum zoom. */
export const MOST_ZOOM = 4;

/** The largest square in the middle. */
export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/**
 * Valid crop for any input: within its bounds, and with the values of {@link wholeCrop} for anything that is not a
 * number.
 */
export function soundCrop({ x, y, zoom }: Crop): Crop {
  return {
    x: within(Number.isNaN(x) ? wholeCrop.x : x, 0, 1),
    y: within(Number.isNaN(y) ? wholeCrop.y : y, 0, 1),
    zoom: within(Number.isNaN(zoom) ? wholeCrop.zoom : zoom, 1, MOST_ZOOM),
  };
}

/** The square that a crop takes; never beyond the picture. */
export function squareOf({ width, height }: PictureSize, { x, y, zoom }: Crop): Square {
  const edge = Math.min(width, height) / within(zoom, 1, MOST_ZOOM);
  return {
    left: within(x * width - edge / 2, 0, width - edge),
    top: within(y * height - edge / 2, 0, height - edge),
    edge,
  };
}

/** The crop after the picture was moved behind its frame, by shares of the frame's edge. */
export function moveCrop(size: PictureSize, crop: Crop, right: number, down: number): Crop {
  const { left, top, edge } = squareOf(size, crop);
  return settle(size, crop.zoom, left + edge / 2 - right * edge, top + edge / 2 - down * edge);
}

/** The crop nearer or farther, around the same middle as far as the picture goes. */
export function zoomCrop(size: PictureSize, crop: Crop, zoom: number): Crop {
  return settle(size, within(zoom, 1, MOST_ZOOM), crop.x * size.width, crop.y * size.height);
}

/** Keeps the middle where the square fits, so that a move back is felt at once. */
function settle(size: PictureSize, zoom: number, middleX: number, middleY: number): Crop {
  const { width, height } = size;
  const { left, top, edge } = squareOf(size, { x: middleX / width, y: middleY / height, zoom });
  return { x: (left + edge / 2) / width, y: (top + edge / 2) / height, zoom };
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
