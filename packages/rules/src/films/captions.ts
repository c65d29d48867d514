/** Fault of captions, with the line where it stands, from 1. */
export interface CaptionFault {
  readonly line: number;
  /**
   * `header`: they do not begin with `WEBVTT` · `timing`: a text without its time, or a time that cannot be read · `end`: it ends
   * before it begins · `order`: it begins before the one above · `empty`: there is none.
   */
  readonly fault: "header" | "timing" | "end" | "order" | "empty";
}

/** Blocks that are no captions (W3C WebVTT, 4.1). */
const OTHER_BLOCK = /^(NOTE|STYLE|REGION)(\s|$)/;
const TIME = /^(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;
const ARROW = "-->";

/** First fault of WebVTT captions; null: there is none. Linear in their length. */
export function captionFault(source: string): CaptionFault | null {
  const lines = source.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  if (!/^WEBVTT(\s|$)/.test(lines[0] ?? "")) return { line: 1, fault: "header" };
  let begun = -1;
  // What follows the first line up to a blank one belongs to the header.
  for (const block of blocksOf(lines).slice(1)) {
    if (OTHER_BLOCK.test(block.lines[0] ?? "")) continue;
    const { line, times } = readCue(block);
    if (times === null) return { line, fault: "timing" };
    if (times.end <= times.start) return { line, fault: "end" };
    if (times.start < begun) return { line, fault: "order" };
    begun = times.start;
  }
  return begun < 0 ? { line: 1, fault: "empty" } : null;
}

/** Times of a caption and their line; a name may stand above them. */
function readCue({ first, lines: [one = "", two = ""] }: Block) {
  if (one.includes(ARROW)) return { line: first, times: timesOf(one) };
  if (two.includes(ARROW)) return { line: first + 1, times: timesOf(two) };
  return { line: first, times: null };
}

interface Block {
  /** Number of the block's first line, from 1. */
  readonly first: number;
  readonly lines: readonly string[];
}

function blocksOf(lines: readonly string[]): readonly Block[] {
  const blocks: { first: number; lines: string[] }[] = [];
  let isInside = false;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") isInside = false;
    else if (isInside) blocks.at(-1)?.lines.push(line);
    else {
      blocks.push({ first: index + 1, lines: [line] });
      isInside = true;
    }
  }
  return blocks;
}

function timesOf(line: string): { readonly start: number; readonly end: number } | null {
  const [from = "", rest = ""] = line.split(ARROW);
  const [start, end] = [secondsOf(from.trim()), secondsOf(rest.trim().split(/\s/)[0] ?? "")];
  return start === null || end === null ? null : { start, end };
}

function secondsOf(time: string): number | null {
  const found = TIME.exec(time);
  if (found === null) return null;
  const [, hours = "0", minutes, seconds, thousandths] = found;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(`${seconds}.${thousandths}`);
}
