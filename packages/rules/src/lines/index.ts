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
export { keepPhones } from "./phones.ts";
export { RING_SCALE, type RingLevel, type RingState, ringState } from "./ring.ts";
export {
  type AdRow,
  adRows,
  MODULE_SETTING,
  moduleText,
  printableText,
  ROW_SETTING,
} from "./setting.ts";
