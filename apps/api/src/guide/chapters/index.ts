import type { Chapter } from "../chapter.ts";
import { companies } from "./companies.ts";
import { dates } from "./dates.ts";
import { digitalText } from "./digital-text.ts";
import { following } from "./following.ts";
import { ordering } from "./ordering.ts";
import { paying } from "./paying.ts";
import { printText } from "./print-text.ts";
import { proving } from "./proving.ts";

/** The guide, in reading order. */
export const chapters: readonly Chapter[] = [
  ordering,
  printText,
  digitalText,
  dates,
  paying,
  following,
  proving,
  companies,
];
