export { AdCanvas, type AdCanvasLabels, type AdCanvasProps } from "./ad-canvas.tsx";
export type { AdContent, AdRow, DigitalAd, LineAd, ModularAd, TextPart } from "./ad-content.ts";
export { cutRows, type RowCutting } from "./cut-rows.ts";
