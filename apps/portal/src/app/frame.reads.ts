import { readTheme } from "@parution/contract/session";
import { readHome, readMenu } from "@parution/contract/site";
import { type Read, read, type Visit } from "../shared/reads/reads.ts";
import { ofOneSupport } from "../shared/support/use-home.ts";
import { themeInput } from "./theme/theme-overrides.tsx";

/** What stands around every page: the newspapers, and the headings and colours of the one that the visitor is with. */
export const frameReads = ({ support }: Visit): readonly Read[] => [
  read(readHome, { query: {} }),
  read(readMenu, ofOneSupport(support)),
  ...(support === null ? [] : [read(readTheme, themeInput(support), { isPersonal: true })]),
];
