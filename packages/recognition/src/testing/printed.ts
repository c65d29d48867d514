import { fold } from "../fold.ts";
import type { Word } from "../index.ts";
import { hasArabic, visualOrder } from "../visual-order.ts";

interface Setting {
  readonly page?: number;
  readonly x?: number;
  /** Baseline of the first line. */
  readonly y?: number;
  readonly size?: number;
}

/** Points from line to line. */
export const PITCH = 12;

/** Lines as they stand on a page: a word's characters have half an em each, Arabic lines from right to left. */
export function printed(
  lines: readonly string[],
  { page = 1, x = 40, y = 100, size = 9 }: Setting = {},
): Word[] {
  return lines.map((line, index) => {
    const folded = fold(line);
    const gaps = new Set(
      [...line.matchAll(/\s+/gu)].map((match) => fold(line.slice(0, match.index)).length),
    );
    const text = hasArabic(folded)
      ? visualOrder(folded, { base: "rtl", before: null }, gaps).join("")
      : line;
    const baseline = y + index * PITCH;
    return {
      page,
      x,
      y: baseline - size,
      width: text.length * size * 0.5,
      height: size,
      baseline,
      size,
      text,
    };
  });
}

/** Ads one below the other, each a little apart from the next. */
export function column(ads: readonly (readonly string[])[], setting: Setting = {}): Word[] {
  let y = setting.y ?? 100;
  return ads.flatMap((lines) => {
    const words = printed(lines, { ...setting, y });
    y += lines.length * PITCH + 6;
    return words;
  });
}
