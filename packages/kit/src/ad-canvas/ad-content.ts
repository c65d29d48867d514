import type { ReactNode } from "react";

/** One printed row of a line ad. */
export interface AdRow {
  text: string;
  /** Which line of the source text the row comes from, counted from 0. */
  lineIndex: number;
}

/** Text set row by row in a narrow column; what is seen is what is counted. */
export interface LineAd {
  form: "line";
  /** Exactly the rows that count, already cut. */
  rows: readonly AdRow[];
  /** Characters in a full row: the measure of the column. */
  rowLength: number;
  /** Rows that count even when fewer are written; the missing ones are drawn empty. */
  minimumRows?: number;
}

/** A piece of text that has a place on the canvas. */
export interface TextPart {
  text: string;
  /** Shown in place of an empty text. */
  placeholder: string;
  /** Characters that fit, as readers perceive them; what goes beyond is marked. */
  limit?: number;
}

/** A display ad set in its true proportions. */
export interface ModularAd {
  form: "modular";
  /** Millimetres. */
  width: number;
  /** Millimetres. */
  height: number;
  title?: TextPart;
  body: TextPart;
  footer?: TextPart;
}

/** An ad as a page on the web shows it. */
export interface DigitalAd {
  form: "digital";
  title: TextPart;
  body: TextPart;
  /** The picture, already sized by the caller's `img`. */
  picture?: ReactNode;
  /** Short facts under the title, such as a city and a date. */
  facts?: readonly string[];
}

export type AdContent = LineAd | ModularAd | DigitalAd;
