import type { Messages } from "@lingui/core";

/** What every page says in French. */
export { messages } from "../../locales/fr.po";

/** What only one feature says, or one part of it that comes apart, or what some share. */
export const features = import.meta.glob<{ messages: Messages }>([
  "../../features/*/locales/fr.po",
  "../../features/*/*/locales/fr.po",
  "../*/locales/fr.po",
]);
