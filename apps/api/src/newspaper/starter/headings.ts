import type { HeadingSpec } from "./heading-spec.ts";
import { classifiedHeadings } from "./headings-classified.ts";
import { officialHeadings } from "./headings-official.ts";

/** Headings that a newspaper starts with, in its order: official notices, then the small ads. */
export const headings: readonly HeadingSpec[] = [...officialHeadings, ...classifiedHeadings];
