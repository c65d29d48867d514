import type { TextPart } from "./ad-content.ts";
import { splitAtLimit } from "./split-at-limit.ts";

export interface LimitedTextProps {
  part: TextPart;
  /** The ground under the text. */
  ground: "paper" | "surface";
  /** Words how many characters are too many. */
  overLimit: (count: number) => string;
}

const PLACEHOLDER_COLOURS = { paper: "text-paper-muted", surface: "text-fg-muted" };

/** A text with what exceeds its limit marked on the spot, or its placeholder while empty. */
export function LimitedText({ part, ground, overLimit }: LimitedTextProps) {
  if (part.text.trim() === "") {
    return <i className={PLACEHOLDER_COLOURS[ground]}>{part.placeholder}</i>;
  }
  const { kept, over, overCount } = splitAtLimit(part.text, part.limit);
  if (overCount === 0) return kept;
  return (
    <>
      {kept}
      <mark className="bg-danger-soft text-on-danger-soft underline decoration-danger decoration-wavy">
        {startOf(over)}
      </mark>{" "}
      <span className="inline-block rounded-pill bg-danger px-2 font-normal font-ui text-caption text-on-danger">
        {overLimit(overCount)}
      </span>
    </>
  );
}

/**
 * Characters beyond the limit that are shown, enough to see where the excess begins; setting all of it could
 * take seconds.
 */
const MOST_SHOWN = 400;

function startOf(over: string): string {
  const { kept, overCount } = splitAtLimit(over, MOST_SHOWN);
  return overCount === 0 ? over : `${kept}…`;
}
