export type { AdTexts, Selection, SelectionField } from "./cascade.ts";
export { choose, EMPTY_SELECTION, EMPTY_TEXTS, RESETS } from "./cascade.ts";
