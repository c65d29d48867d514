export type { AdTexts, Selection, SelectionField } from "./cascade.ts";
export {
  choose,
  EMPTY_SELECTION,
  EMPTY_TEXTS,
  lostFields,
  RESETS,
  textsInFormat,
} from "./cascade.ts";
