import type { OpenPages } from "../platform/http/pages.ts";

/** A program without a portal. */
export const noPages: OpenPages = () => ({
  kept: () => null,
  answer: () => Promise.resolve(null),
  noteAction: () => undefined,
});
