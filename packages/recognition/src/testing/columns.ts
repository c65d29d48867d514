import { recognise, type Word } from "../index.ts";
import { column, PITCH, printed } from "./printed.ts";
import { HEADING, LEASE, LINES } from "./sample-ads.ts";

/** A legal notice of six lines. */
export const CESSION = [
  "Société Atlas Négoce, société à",
  "responsabilité limitée, capital de",
  "100.000,00 dirhams, siège à Fès, 8",
  "rue des Consuls : par acte du 12",
  "octobre 2026, M. Alami a cédé 400",
  "parts à Mme Bennis, gérante unique.",
];
/** Another one, but for its first line. */
export const TWIN = ["Société Rif Négoce, société à", ...CESSION.slice(1)];
export const [TERRAIN, , SHOP] = LINES;

export type Lines = readonly string[];
/** Left sides of columns beside each other. */
export const [LEFT, MIDDLE, RIGHT] = [40, 240, 440];
/** Baselines of the last line of a column, and of the first one. */
export const [FOOT, HEAD] = [700, 60];

interface Setting {
  readonly page?: number;
  readonly x?: number;
}

/** A column whose last ad ends at its foot, below a heading and another ad. */
export function toFoot(lines: Lines, setting: Setting = {}): Word[] {
  const y = FOOT - (lines.length - 1) * PITCH;
  const above = [[HEADING], LEASE];
  return [
    ...column(above, { ...setting, y: y - 3 * PITCH - 12 }),
    ...printed(lines, { ...setting, y }),
  ];
}

/** A column whose first ad begins at its head, above another. */
export const fromHead = (lines: Lines, setting: Setting = {}, below: Lines = SHOP) =>
  column([lines, below], { ...setting, y: HEAD });

/** An ad that goes on in the next column after some of its lines, among whole ones. */
export const split = (lines: Lines, after: number): Word[] => [
  ...toFoot(lines.slice(0, after)),
  ...fromHead(lines.slice(after), { x: MIDDLE }),
];

/** A text with other words in one of its lines. */
export const changed = (lines: Lines, at: number, from: string, to: string): Lines =>
  lines.map((line, index) => (index === at ? line.replace(from, to) : line));

/**
 * Facts of each ad that a person is shown: the doubt, the printed lines, and page and left side of
 * each picture; of one without a doubt, its state.
 */
export function shown(words: readonly Word[], ...ads: readonly Lines[]) {
  const billed = ads.map((lines, id) => ({ id, text: lines.join(" ") }));
  const found = recognise({ words, ads: billed, surroundings: [HEADING] });
  return billed.map(({ id }) => {
    const one = found.get(id);
    if (one?.state !== "unsure") return one?.state;
    const at = one.parts.map(({ page, x }) => `${page}:${x}`).join(" ");
    return { doubt: one.doubt, lines: one.text.split("\n"), at };
  });
}
