import type { OpenPages } from "../http/index.ts";

/** A program without a portal. */
export const noPages: OpenPages = () => ({
  kept: () => null,
  answer: () => Promise.resolve(null),
  noteAction: () => undefined,
});
