export type { OptionChoice, OptionChoices } from "./options.ts";
export { decodeOptions, encodeOptions } from "./options.ts";
