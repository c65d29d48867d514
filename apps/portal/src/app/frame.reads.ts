import { readTheme } from "@parution/contract/session";
import { readFrame, readHome } from "@parution/contract/site";
import { type Read, read, readPart, type Visit } from "../shared/reads.ts";
import { directory } from "../shared/support/use-supports.ts";
import { themeInput } from "./theme/theme-overrides.tsx";

/** Reads of the frame: newspapers, their headings, and the colours of the visitor's newspaper. */
export const frameReads = ({ support }: Visit): readonly Read[] => [
  readPart(readHome, directory, { query: {} }),
  read(readFrame, {}),
  ...(support === null ? [] : [read(readTheme, themeInput(support))]),
];
