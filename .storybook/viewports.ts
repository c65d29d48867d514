/** Window sizes for design reviews. */
export const viewports = {
  reflow: { name: "320 px (reflow)", type: "mobile", styles: { width: "320px", height: "640px" } },
  phone: { name: "375 px (phone)", type: "mobile", styles: { width: "375px", height: "812px" } },
  tablet: { name: "768 px (tablet)", type: "tablet", styles: { width: "768px", height: "1024px" } },
  desktop: {
    name: "1280 px (desktop)",
    type: "desktop",
    styles: { width: "1280px", height: "800px" },
  },
  matrix: {
    name: "1720 px (newspapers side by side)",
    type: "desktop",
    styles: { width: "1720px", height: "320px" },
  },
} as const;

/** Globals of a story that is played at a desk: a telephone folds menus and filters away, and shows tables as cards. */
export const atDesk = { viewport: { value: "desktop" } } as const;
