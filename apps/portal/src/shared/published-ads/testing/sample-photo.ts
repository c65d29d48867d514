import type { AdPhoto } from "../ad-photos.tsx";

/** Photo for stories: a street in two tones, without network. */
export function samplePhoto(hue: number): Required<AdPhoto> & { readonly medium: string } {
  const [sky, wall, roof] = [`hsl(${hue} 45% 84%)`, `hsl(${hue} 28% 62%)`, `hsl(${hue} 34% 40%)`];
  const house = (x: number, y: number, width: number) =>
    `<path fill="${wall}" d="M${x} 480V${y}h${width}V480z"/><path fill="${roof}" d="M${x - 12} ${y}l${width / 2 + 12}-56 ${width / 2 + 12} 56z"/><path fill="${sky}" d="M${x + 28} ${y + 40}h36v52h-36zM${x + width - 64} ${y + 40}h36v52h-36z"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480"><path fill="${sky}" d="M0 0h640v480H0z"/><circle cx="500" cy="110" r="44" fill="#fff9"/>${house(60, 230, 200)}${house(300, 170, 240)}<path fill="${roof}" d="M0 446h640v34H0z"/></svg>`;
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}#${hue}`;
  return { url, medium: url, thumbnail: url };
}
