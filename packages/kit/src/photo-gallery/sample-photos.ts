import type { GalleryPhoto } from "./gallery-photo.ts";

/** Sample for stories: a picture that does not depend on the network, wide or tall. */
export function samplePicture(hue: number, width = 640, height = 480): string {
  const [sky, near, far] = [`hsl(${hue} 40% 82%)`, `hsl(${hue} 35% 38%)`, `hsl(${hue} 32% 58%)`];
  const hills = `<path fill="${far}" d="M0 ${height}V${height * 0.6}l${width * 0.3}-${height * 0.2} ${width * 0.3} ${height * 0.15} ${width * 0.4}-${height * 0.25}V${height}z"/><path fill="${near}" d="M0 ${height}V${height * 0.8}l${width * 0.4}-${height * 0.15} ${width * 0.6} ${height * 0.2}V${height}z"/>`;
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="${sky}" d="M0 0h${width}v${height}H0z"/><circle cx="${width * 0.75}" cy="${height * 0.25}" r="${height * 0.1}" fill="#fff8"/>${hills}</svg>`,
  )}`;
}

const views = ["Façade", "Salon", "Cuisine", "Chambre", "Terrasse", "Parking"];

/** Sample for stories: a flat in six pictures. */
export const samplePhotos: readonly GalleryPhoto[] = views.map((alt, index) => ({
  id: alt,
  src: samplePicture(index * 55 + 20),
  alt,
}));
