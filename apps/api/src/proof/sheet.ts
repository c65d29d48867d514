import type { Language } from "@parution/contract/call";
import type { AdRow, MODULE_SETTING, ROW_SETTING, TextDirection } from "@parution/rules/lines";

/** A paragraph of a modular ad. */
export interface SetText {
  readonly text: string;
  readonly direction: TextDirection;
}

type RowSetting = typeof ROW_SETTING;

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
export interface LineSheet extends AnySheet, RowSetting {
  readonly kind: "line";
  readonly rows: readonly AdRow[];
}

/** A modular ad: its parts on a canvas of the real size; a part without paragraphs is left out. */
export interface ModularSheet extends AnySheet {
  readonly kind: "modular";
  readonly setting: typeof MODULE_SETTING;
  /** Millimetres. */
  readonly height: number;
  readonly header: readonly SetText[];
  readonly body: readonly SetText[];
  readonly footer: readonly SetText[];
}

/** All that the typesetter needs to know of an ad. */
export type Sheet = LineSheet | ModularSheet;
