import { photoUrl } from "../../ads/index.ts";
import type { Size } from "./sizes.ts";

/** Where the sizes of a photo of a notice are read. */
export function photoUrls(fileId: number) {
  const at = (size: Size) => `${photoUrl(fileId)}/${size}`;
  return { url: at("1280/960"), medium: at("320/240"), thumbnail: at("100/100") };
}
