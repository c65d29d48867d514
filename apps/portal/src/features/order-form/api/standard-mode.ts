import type { NewOrderMode } from "../model/form-mode.ts";

/** A new order of an account without a convention; its call comes with what ends the form. */
export const standardMode: NewOrderMode = {
  kind: "standard",
  send: async (sending) => (await import("./place-standard.ts")).placeStandard(sending),
};
