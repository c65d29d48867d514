import type { Messages } from "@lingui/core";

/** What every page says in French. */
export { messages } from "../../locales/fr.po";

/** What only one feature says, or one part of it that comes apart, what some share, or what stands around a page and follows it. */
export const features = import.meta.glob<{ messages: Messages }>([
  "../../features/*/locales/fr.po",
  "../../features/*/*/locales/fr.po",
  "../*/locales/fr.po",
  "../../app/locales/fr.po",
]);
