import { MODULE_SETTING, moduleText } from "../lines/index.ts";
import { advanceOf } from "./advances.ts";

/** The canvas of a modular ad, in millimetres. */
export interface ModuleFrame {
  readonly width: number;
  readonly height: number;
}

/** The parts of a modular ad; one that is set as plain text has a body alone. */
export interface ModuleTexts {
  readonly title: string;
  readonly body: string;
  readonly footer: string;
}

type Part = keyof ModuleTexts;

/** Reason why a modular ad cannot be printed: its texts are too high for the frame, or a word is wider than it. */
export type ModuleFault =
  | { readonly kind: "height"; readonly part: Part }
  | { readonly kind: "word"; readonly part: Part; readonly word: string };

const PARTS = ["title", "body", "footer"] as const satisfies readonly Part[];

/**
 * The fault of a modular ad that does not fit in its frame even at the smallest share of its type, see `MODULE_SETTING`,
 * at the part where it is best mended; null where there is none. Widths are those of the widest of the newspapers' faces, so
 * that an accepted ad is never cut off in print, and a refused one could not be read.
 */
export function moduleFault(frame: ModuleFrame, texts: ModuleTexts): ModuleFault | null {
  const room = innerSize(frame);
  const parts = PARTS.filter((part) => texts[part].trim() !== "").map((part) => ({
    part,
    ...measure(part, texts[part], room.width),
  }));
  const wide = parts.find(({ widest }) => widest.width > room.width);
  if (wide !== undefined)
    return { kind: "word", part: wide.part, word: shortened(wide.widest.word) };
  const [highest] = parts.toSorted((a, b) => b.height - a.height);
  const height = parts.reduce((sum, part) => sum + part.height, 0) + gapsOf(parts);
  return highest === undefined || height <= room.height
    ? null
    : { kind: "height", part: highest.part };
}

/** Characters of a word that are enough to find it by. */
const SHOWN = 30;

function shortened(word: string): string {
  const points = [...word];
  return points.length <= SHOWN ? word : `${points.slice(0, SHOWN).join("")}…`;
}

const { smallest, inset, gap, ruleGap, type } = MODULE_SETTING;

const innerSize = ({ width, height }: ModuleFrame) => ({
  width: width - 2 * inset,
  height: height - 2 * inset,
});

function gapsOf(parts: readonly { readonly part: Part }[]): number {
  const hasFooter = parts.some(({ part }) => part === "footer");
  const between = Math.max(0, parts.length - 1) * gap;
  return smallest * (between + (hasFooter ? ruleGap : 0));
}

interface Word {
  readonly word: string;
  /** Millimetres. */
  readonly width: number;
}

interface Measured {
  /** Millimetres. */
  readonly height: number;
  readonly widest: Word;
}

/** Height of a part at the smallest share in a column, and its widest word, which is not broken. */
function measure(part: Part, text: string, column: number): Measured {
  const em = type[part].size * smallest;
  let rows = 0;
  let widest: Word = { word: "", width: 0 };
  for (const line of moduleText(text).split("\n")) {
    rows += 1;
    let used = 0;
    for (const piece of line.split(BREAKS)) {
      const word = piece.trimEnd();
      const width = widthOf(word) * em;
      if (width > widest.width) widest = { word, width };
      if (used > 0 && used + width > column) {
        rows += 1;
        used = 0;
      }
      used += widthOf(piece) * em;
    }
  }
  return { height: rows * em * type[part].leading, widest };
}

/** Break opportunities of a line: behind spaces and hyphens, of which `moduleText` leaves the plain ones; spaces at its end take no room. */
const BREAKS = /(?<= )(?=[^ ])|(?<=-)(?=[^ -])/;

/** The width of a text in ems. */
function widthOf(text: string): number {
  let width = 0;
  const points = [...text];
  for (const [index, point] of points.entries()) width += advanceOf(point, points[index + 1]);
  return width;
}
