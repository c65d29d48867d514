export type { EditionAds, Heading, LineAd, ModularAd } from "./ads.ts";
export { LayoutError, type LayoutFault } from "./errors.ts";
export {
  AD_INSET,
  COLUMN_WIDTH,
  DEFAULT_FORMAT,
  MODULE_GAP,
  MODULE_HEIGHT,
  moduleRows,
  type PageFormat,
  pageArea,
  spanOf,
} from "./format.ts";
export { adFault, type Edition, layOut } from "./lay-out.ts";
export type {
  Bar,
  Displaced,
  Filler,
  Layout,
  Module,
  Page,
  Piece,
  Position,
  RowBlock,
} from "./layout.ts";
