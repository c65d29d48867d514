export { recognise } from "./recognise.ts";
export {
  type BilledAd,
  type Box,
  type Doubt,
  type Issue,
  IssueTooLarge,
  MOST_BILLED,
  MOST_PARTS,
  MOST_WORDS,
  type PrintedPart,
  type Recognition,
  type Word,
} from "./words.ts";
