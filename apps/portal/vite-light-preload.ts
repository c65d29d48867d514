import type { Plugin } from "vite";

const HELPER = "vite/preload-helper";

/** As Vite's own: who listens may load the page anew instead of failing. */
const code = `
export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event("vite:preloadError", { cancelable: true });
  event.payload = error;
  dispatchEvent(event);
  if (!event.defaultPrevented) throw error;
});
`;

/**
 * What stands around every import that comes later, without Vite's preloads: this portal's documents name their own, and
 * all styles are in one sheet. A third of a kilobyte on every page.
 */
export function lightPreload(): Plugin {
  return {
    name: "parution:light-preload",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    // Nor are the lists of what to preload, all of them empty.
    renderChunk: {
      order: "post",
      handler: (chunk) => ({ code: chunk.replaceAll(/,\s*__VITE_PRELOAD__/g, ""), map: null }),
    },
    transform: {
      order: "post",
      filter: { id: new RegExp(HELPER) },
      handler: () => ({ code, map: null }),
    },
  };
}
