import type { HeadingSpec } from "./heading-spec.ts";
import { classifiedHeadings } from "./headings-classified.ts";
import { officialHeadings } from "./headings-official.ts";

/** Every heading, in the order of the newspaper: official notices, then the small ads. */
export const headings: readonly HeadingSpec[] = [...officialHeadings, ...classifiedHeadings];
