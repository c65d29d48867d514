import type { DesignTokens } from "style-dictionary/types";
import { vendor } from "./derive/support-file.ts";
import { titleOf } from "./derive/title.ts";
import { groupOf } from "./merge.ts";

/** The newspaper's name that a support's file carries, or its id written as a title. */
export function supportNameOf(id: string, file: DesignTokens): string {
  const { name } = groupOf(groupOf(file, "$extensions"), vendor);
  return typeof name === "string" ? name : titleOf(id);
}
