import { printable } from "./lines.ts";

/**
 * Typesetting of a modular ad, on the screen and on paper. Its parts keep these sizes where they fit in the frame; else type
 * and gaps shrink together, by as few steps as it takes, down to the smallest share.
 */
export const MODULE_SETTING = {
  /** Millimetres between the frame and its parts; it does not shrink. */
  inset: 3,
  /** Millimetres between the parts, and between the footer's rule and its text. */
  gap: 2,
  ruleGap: 1,
  /** Millimetres of an em, and ems of a line's height. */
  type: {
    title: { size: 5.4, leading: 1.25 },
    body: { size: 3.1, leading: 1.375 },
    footer: { size: 2.7, leading: 1.375 },
  },
  shrinkStep: 0.02,
  smallest: 0.4,
} as const;

/** A part of a modular ad as print and preview set it: without empty lines before and after. */
export const moduleText = (text: string): string =>
  text.trim().split(/\r?\n/).map(printable).join("\n");
