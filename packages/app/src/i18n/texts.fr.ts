import type { Messages } from "@lingui/core";
import { namedParts } from "./messages.ts";

export { messages } from "../locales/fr.po";

export const parts = namedParts(
  import.meta.glob<{ messages: Messages }>("../*/locales/fr.po"),
  "@parution/app/",
);
