import { directionOf } from "../language/index.ts";
import type { AdRow } from "./ad-content.ts";

/** For stories: cuts a text into rows of a given length, as an application's own rules would. */
export function sampleRows(text: string, rowLength: number): AdRow[] {
  let direction: AdRow["direction"];
  return text.split("\n").flatMap((line) => {
    direction = directionOf(line) ?? direction;
    const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
    const count = Math.max(1, Math.ceil(characters.length / rowLength));
    return Array.from({ length: count }, (_, row) => ({
      text: characters
        .slice(row * rowLength, (row + 1) * rowLength)
        .join("")
        .trim(),
      direction,
      continues: row < count - 1,
    }));
  });
}
