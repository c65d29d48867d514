export { proofRoutes } from "./routes.ts";
export type { Sheet } from "./sheet.ts";
export { type PrintedAd, sheetOf } from "./sheet.ts";
