import type { Word } from "@parution/recognition";
import { guttersOf, type IsGutter } from "./gutters.ts";
import type { Answers, Pdfium, Sheet, Turn } from "./pdfium.ts";
import { sheetOf } from "./pdfium.ts";

/** Page with its words. Lengths are points, on the page turned until its text is level. */
export interface ReadPage {
  /** Number of the page, from 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly turn: Turn;
  readonly words: readonly Word[];
  /** `text`; `picture`: no text, as on a scanned page; `unmapped`: text whose letters the file does not name. */
  readonly content: "text" | "picture" | "unmapped";
}

interface Character {
  text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly baseline: number;
  readonly size: number;
}

interface Angled extends Character {
  readonly turn: Turn | null;
}

/** Characters of a page at most. */
const MOST_CHARACTERS = 400_000;
/** Share of characters without a letter from which a page counts as unmapped. */
const UNMAPPED = 0.1;
/** Characters of a page that has text. */
const LEAST_TEXT = 10;
/**
 * Ems: by which baselines of a line differ, a gap between words, one with a space in it, and one between pieces of a line, which
 * files write in any order.
 */
const [SAME_LINE, WORD_GAP, SPACE_GAP, PIECE_GAP] = [0.3, 0.2, 6, 40];
/** Ems of a gap that may be one between columns. */
const COLUMN_GAP = 1.5;

const QUARTER = Math.PI / 2;
const ARABIC_MARK = /[\u064B-\u065F\u0670]/u;
const ARABIC = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

/** Reads the words of a page with their places. */
export function readPageWords(
  pdfium: Pdfium,
  page: number,
  { number, answers }: { readonly number: number; readonly answers: Answers },
): ReadPage {
  const sheet = sheetOf(pdfium, page, answers);
  const text = pdfium._FPDFText_LoadPage(page);
  const count = Math.min(pdfium._FPDFText_CountChars(text), MOST_CHARACTERS);
  const read: Angled[] = [];
  let unmapped = 0;
  for (let index = 0; index < count; index += 1) {
    if (pdfium._FPDFText_IsGenerated(text, index) === 1) continue;
    const code = pdfium._FPDFText_GetUnicode(text, index);
    if (code === 0 || pdfium._FPDFText_HasUnicodeMapError(text, index) === 1) unmapped += 1;
    else read.push(readCharacter(pdfium, { text, index, code }, answers));
  }
  pdfium._FPDFText_ClosePage(text);
  const turn = commonTurn(read);
  const level = read.filter((one) => one.turn === turn).map((one) => turned(one, sheet, turn));
  const isUpright = turn % 2 === 0;
  const marks = read.length + unmapped;
  return {
    number,
    width: isUpright ? sheet.width : sheet.height,
    height: isUpright ? sheet.height : sheet.width,
    turn,
    words: wordsOfLines(linesOf(level), number),
    content: marks < LEAST_TEXT ? "picture" : unmapped > UNMAPPED * marks ? "unmapped" : "text",
  };
}

interface Place {
  readonly text: number;
  readonly index: number;
  readonly code: number;
}

function readCharacter(pdfium: Pdfium, { text, index, code }: Place, answers: Answers): Angled {
  const { pointer } = answers;
  pdfium._FPDFText_GetMatrix(text, index, pointer);
  const scale = Math.hypot(answers.float(2), answers.float(3)) || 1;
  const size = pdfium._FPDFText_GetFontSize(text, index) * scale;
  pdfium._FPDFText_GetLooseCharBox(text, index, pointer);
  const sides = [0, 1, 2, 3].map((side) => answers.float(side)) as [number, number, number, number];
  pdfium._FPDFText_GetCharOrigin(text, index, pointer, pointer + 8);
  const angle = pdfium._FPDFText_GetCharAngle(text, index) / QUARTER;
  const isStraight = Math.abs(angle - Math.round(angle)) < 0.1;
  const [left, top, right, bottom] = sides;
  return {
    text: String.fromCodePoint(code > 0x10ffff ? 0xfffd : code),
    left,
    top,
    right,
    bottom,
    size,
    // Both of them: which one is the baseline depends on the turn.
    baseline: Math.abs(Math.round(angle)) % 2 === 1 ? answers.double(0) : answers.double(1),
    // Clockwise, as PDFium counts; the page is turned back.
    turn: isStraight ? (((8 - Math.round(angle)) % 4) as Turn) : null,
  };
}

function commonTurn(characters: readonly Angled[]): Turn {
  const counts = [0, 0, 0, 0];
  for (const { turn } of characters) if (turn !== null) counts[turn] = (counts[turn] ?? 0) + 1;
  return counts.indexOf(Math.max(...counts)) as Turn;
}

/** A character on the page turned clockwise, its corner at the upper left. */
function turned(character: Angled, { left, top, width, height }: Sheet, turn: Turn): Character {
  const corners = [
    [character.left - left, top - character.top],
    [character.right - left, top - character.bottom],
  ].map(([x = 0, y = 0]) => turnPoint(x, y, { width, height, turn }));
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const bottom = Math.max(...ys);
  const origin = [
    turn % 2 === 1 ? character.baseline - left : 0,
    turn % 2 === 1 ? 0 : top - character.baseline,
  ] as const;
  const [, baseline] = turnPoint(...origin, { width, height, turn });
  const { text, size } = character;
  return {
    text,
    size,
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom,
    baseline,
  };
}

interface Turning {
  readonly width: number;
  readonly height: number;
  readonly turn: Turn;
}

function turnPoint(
  x: number,
  y: number,
  { width, height, turn }: Turning,
): readonly [number, number] {
  if (turn === 1) return [height - y, x];
  if (turn === 2) return [width - x, height - y];
  if (turn === 3) return [y, width - x];
  return [x, y];
}

interface OpenLine {
  readonly characters: Character[];
  readonly baseline: number;
  left: number;
  right: number;
}

/** Lines begun last, one of which a character may go on: PDFium reports pieces of Arabic lines by turns. */
const OPEN_LINES = 4;

/** Lines in the order of the file, each from left to right. */
function linesOf(characters: readonly Character[]): Character[][] {
  const lines: OpenLine[] = [];
  for (const character of characters) {
    const { text, size, left, right, baseline } = character;
    const goesOn = (line: OpenLine, at: number) => {
      const gap = Math.max(left - line.right, line.left - right);
      const isNear = gap <= (at === 0 ? PIECE_GAP : SPACE_GAP) * size;
      return isNear && Math.abs(baseline - line.baseline) <= SAME_LINE * size;
    };
    const base = lines.at(-1)?.characters.at(-1);
    if (base !== undefined && /\p{M}/u.test(text)) {
      if (!ARABIC_MARK.test(text)) base.text += text;
      continue;
    }
    const line = lines.slice(-OPEN_LINES).reverse().find(goesOn);
    if (line === undefined) {
      lines.push({ characters: [{ ...character }], left, right, baseline });
      continue;
    }
    line.characters.push({ ...character });
    line.left = Math.min(line.left, left);
    line.right = Math.max(line.right, right);
  }
  return lines.map((line) => leftToRight(line.characters));
}

/** Letters of one Arabic ligature share a place: the later one is read farther to the left. */
function leftToRight(line: readonly Character[]): Character[] {
  const ordered = line.map((character, index) => ({ character, index }));
  ordered.sort((a, b) => {
    const distance = a.character.left - b.character.left;
    if (Math.abs(distance) > 0.01) return distance;
    return ARABIC.test(a.character.text) ? b.index - a.index : a.index - b.index;
  });
  return ordered.flatMap(({ character, index }, at) => {
    const { character: last, index: before } = ordered[at - 1] ?? { index };
    // Some programs print bold type twice; letters of one ligature follow each other at one place.
    const isTwice =
      Math.abs(index - before) > 1 &&
      last?.text === character.text &&
      character.text.trim() !== "" &&
      character.left - last.left < 0.12 * (character.right - character.left);
    return isTwice ? [] : [character];
  });
}

function wordsOfLines(lines: readonly (readonly Character[])[], page: number): Word[] {
  const isGutter = guttersOf(lines);
  return lines.flatMap((line) => wordsOf(line, isGutter).map((word) => wordOf(word, page)));
}

function wordsOf(line: readonly Character[], isGutter: IsGutter): Character[][] {
  const words: Character[][] = [];
  let hasSpace = false;
  let last: Character | undefined;
  for (const character of line) {
    const gap = character.left - (last?.right ?? 0);
    const isSpace = character.text.trim() === "";
    const goesOn = gap <= (hasSpace || isSpace ? SPACE_GAP : WORD_GAP) * character.size;
    const parts =
      last !== undefined && gap > COLUMN_GAP * character.size && isGutter(last, character);
    const word = words.at(-1);
    if (word !== undefined && goesOn && !parts) word.push(character);
    else if (!isSpace) words.push([character]);
    hasSpace = isSpace;
    last = character;
  }
  return words;
}

function wordOf(characters: readonly Character[], page: number): Word {
  const inked = characters.filter(({ text }) => text.trim() !== "");
  const x = Math.min(...inked.map(({ left }) => left));
  const y = Math.min(...inked.map(({ top }) => top));
  return {
    page,
    x,
    y,
    width: Math.max(...inked.map(({ right }) => right)) - x,
    height: Math.max(...inked.map(({ bottom }) => bottom)) - y,
    baseline: inked[0]?.baseline ?? 0,
    size: Math.max(...inked.map(({ size }) => size)),
    text: characters.map(({ text }) => text).join(""),
  };
}
