import type { Letter, Surroundings } from "../letter/index.ts";
import type { LetterName, Letters } from "./data.ts";

/** Writes a letter in the reader's language. */
export type Template<Name extends LetterName> = (
  data: Letters[Name],
  surroundings: Surroundings,
) => Letter;
