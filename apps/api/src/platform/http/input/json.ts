import { malformed, tooLarge } from "../problems.ts";
import { DEEPEST, MOST_VALUES } from "./limits.ts";

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
/** `[` and `{`, `]` and `}`: the two of a kind differ in one bit. */
const OPENING = 0x5b;
const CLOSING = 0x5d;
const KIND = ~0x20;

/**
 * Reads JSON from a caller.
 * @throws ProblemError 400 for malformed JSON, 413 for more than any call needs.
 */
export function readJson(text: string): unknown {
  if (!isModestJson(text)) throw tooLarge();
  try {
    return JSON.parse(text);
  } catch {
    throw malformed();
  }
}

/**
 * True when a text holds few values, not deep in each other, if it is JSON at all. Counted before anything is made of it, in
 * time proportional to the text.
 */
export function isModestJson(text: string, deepest = DEEPEST): boolean {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) at = endOfText(text, at + 1);
    else if (unit === COMMA) values += 1;
    else if ((unit & KIND) === OPENING) {
      depth += 1;
      values += 1;
    } else if ((unit & KIND) === CLOSING) depth -= 1;
    if (depth > deepest || values > MOST_VALUES) return false;
  }
  return true;
}

/** Index of the quotation mark that ends a text; the end where there is none. */
function endOfText(text: string, start: number): number {
  for (let at = start; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) return at;
    if (unit === BACKSLASH) at += 1;
  }
  return text.length;
}
