import type { Messages } from "@lingui/core";

/** What every page says in Arabic. */
export { messages } from "../../locales/ar.po";

/** What only one feature says, or one part of it that comes apart, what some share, or what stands around a page and follows it. */
export const features = import.meta.glob<{ messages: Messages }>([
  "../../features/*/locales/ar.po",
  "../../features/*/*/locales/ar.po",
  "../*/locales/ar.po",
  "../../app/locales/ar.po",
]);
