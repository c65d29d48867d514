import type { Messages } from "@lingui/core";
import { namedParts } from "./messages.ts";

export { messages } from "../locales/ar.po";

export const parts = namedParts(
  import.meta.glob<{ messages: Messages }>("../*/locales/ar.po"),
  "@parution/app/",
);
