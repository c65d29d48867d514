export { type AdRow, adRows, printableText, ROW_SETTING } from "./ad-rows.ts";
export type { TextDirection } from "./directions.ts";
export { isolate, rowDirections, textDirection } from "./directions.ts";
export { graphemeCount } from "./graphemes.ts";
export { MINIMUM_BILLED_LINES, ROW_LENGTH } from "./limits.ts";
export type { Row, WordBreak } from "./lines.ts";
export {
  billedLines,
  countLines,
  printable,
  printedRows,
  SUBSTITUTE,
} from "./lines.ts";
export { MODULE_SETTING, moduleText } from "./module-setting.ts";
export type { RingLevel, RingState } from "./ring.ts";
export { RING_SCALE, ringState } from "./ring.ts";
