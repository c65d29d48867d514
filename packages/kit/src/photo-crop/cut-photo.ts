import { type Crop, squareOf } from "./crop.ts";

/** A picture that is decoded. */
export type Picture = ImageBitmap | HTMLCanvasElement;

const QUALITY = 0.9;

/** Draws what a crop takes of a picture, over the whole of a canvas; what is transparent becomes white. */
export function drawCrop(canvas: HTMLCanvasElement, picture: Picture, crop: Crop): void {
  const { left, top, edge } = squareOf(picture, crop);
  const { width, height } = canvas;
  const context = canvas.getContext("2d");
  if (context === null) return;
  context.imageSmoothingQuality = "high";
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, left, top, edge, edge, 0, 0, width, height);
}

/**
 * Crop of a picture as a JPEG of at most `most` pixels a side, without the file's metadata (place, camera).
 * @throws Error when the browser cannot write it
 */
export async function cutPhoto(
  picture: Picture,
  crop: Crop,
  { most, name }: { readonly most: number; readonly name: string },
): Promise<File> {
  const canvas = document.createElement("canvas");
  const edge = Math.max(1, Math.min(most, Math.round(squareOf(picture, crop).edge)));
  canvas.width = edge;
  canvas.height = edge;
  drawCrop(canvas, picture, crop);
  const type = "image/jpeg";
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  if (blob === null) throw new Error("The photo could not be written.");
  return new File([blob], name, { type });
}
