export { panelVariants } from "./panel.variants.ts";
