import type { Language } from "@parution/contract/call";
import type { TextDirection } from "@parution/rules/lines";

/** Text of one direction: a row of a line ad, or a paragraph of a modular one. */
export interface SetText {
  readonly text: string;
  readonly dir: TextDirection;
}

/** A row of a line ad. */
export interface SetRow extends SetText {
  /** Whether its line goes on in the next row: it is then set to the column's width. */
  readonly continues: boolean;
}

interface AnySheet {
  /** The document's name. */
  readonly title: string;
  readonly language: Language;
  /** Font families, the first that has a letter sets it. */
  readonly faces: readonly string[];
  /** Millimetres. */
  readonly width: number;
}

/** A line ad: its rows in a column, as high as they are many (readings D2). */
export interface LineSheet extends AnySheet {
  readonly kind: "line";
  /** Characters in a full row. */
  readonly rowLength: number;
  readonly rows: readonly SetRow[];
}

/** A modular ad: its parts on a canvas of the real size; a part without paragraphs is left out. */
export interface ModularSheet extends AnySheet {
  readonly kind: "modular";
  /** Millimetres. */
  readonly height: number;
  readonly header: readonly SetText[];
  readonly body: readonly SetText[];
  readonly footer: readonly SetText[];
}

/** All that the typesetter needs to know of an ad. */
export type Sheet = LineSheet | ModularSheet;
