/** Where a build of the portal keeps its renderer, its list of what it made, and its style sheet taken apart. */
export const RENDERER = ".server/entry-server.mjs";
export const MANIFEST = ".vite/manifest.json";
export const STYLES = ".vite/style-parts.json";
