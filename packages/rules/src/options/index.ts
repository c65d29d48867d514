export type { OptionChoice, OptionChoices } from "./options.ts";
export { decodeOptions, encodeOptions, sentOptions } from "./options.ts";
