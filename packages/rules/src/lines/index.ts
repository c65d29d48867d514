export type { TextDirection } from "./directions.ts";
export { rowDirections, textDirection } from "./directions.ts";
export { graphemeCount } from "./graphemes.ts";
export type { Row } from "./lines.ts";
export {
  billedLines,
  countLines,
  MINIMUM_BILLED_LINES,
  printable,
  printedRows,
  ROW_LENGTH,
} from "./lines.ts";
export type { RingLevel, RingState } from "./ring.ts";
export { RING_SCALE, ringState } from "./ring.ts";
