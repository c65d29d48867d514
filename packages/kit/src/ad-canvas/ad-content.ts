import type { ReactNode } from "react";
import type { TextDirection } from "../language/index.ts";

/** One printed row of a line ad. */
export interface AdRow {
  text: string;
  /** Direction of the row; by default that of the page around it. */
  direction?: TextDirection | undefined;
  /** True where the line continues in the next row: such a row is justified. */
  continues?: boolean;
}

/** Typesetting of the rows of a column, with the same figures as in print. Widths in em. */
export interface RowSetting {
  /** Characters in a full row. */
  rowLength: number;
  /** Room of a character in each script: a full row is as wide as so many of these. */
  letterWidth?: Readonly<Record<TextDirection, number>>;
  /** Share of its measure from which on a row that goes on is justified, from 0 to 1. */
  justifiedFrom?: number;
}

/** Text set row by row in a narrow column; what is seen is what is counted. */
export interface LineAd extends RowSetting {
  form: "line";
  /** Exactly the rows that count, already cut, the empty ones of a minimum included. */
  rows: readonly AdRow[];
}

/** A piece of text that has a place on the canvas. */
export interface TextPart {
  text: string;
  /** Shown in place of an empty text. */
  placeholder: string;
  /** Characters that fit, as readers perceive them; what goes beyond is marked. */
  limit?: number;
}

/** The type of a part of a display ad. */
export interface PartType {
  /** Millimetres of an em. */
  size: number;
  /** Ems of a line's height. */
  leading: number;
}

/** Typesetting of a display ad, with the same figures as in print. */
export interface ModuleSetting {
  /** Millimetres between the frame and its parts. */
  inset: number;
  /** Millimetres between the parts, and between the footer's rule and its text. */
  gap: number;
  ruleGap: number;
  type: Readonly<Record<"title" | "body" | "footer", PartType>>;
  /** Type and gaps shrink by such shares until all fits, down to the smallest share. */
  shrinkStep: number;
  smallest: number;
}

/** A display ad set in its true proportions. */
export interface ModularAd {
  form: "modular";
  /** Typesetting; that of small display ads by default. */
  setting?: ModuleSetting;
  /** Direction of a text without letters; by default that of the page around it. */
  reading?: TextDirection | undefined;
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
