/** The sizes that a notice's photos are shown in (specification 2, point 2), by the end of their address. */
export const sizes = {
  "1280/960": { width: 1280, height: 960, fit: "inside" },
  // In CSS pixels, with two of the screen's for each.
  "320/240": { width: 640, height: 480, fit: "cover" },
  "100/100": { width: 200, height: 200, fit: "cover" },
} as const;

export type Size = keyof typeof sizes;

export const isSize = (text: string): text is Size => Object.hasOwn(sizes, text);
