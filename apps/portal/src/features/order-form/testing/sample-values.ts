import { EMPTY_ORDER, type OrderValues } from "../model/order-values.ts";
import { lineChoices, modularChoices } from "./sample-offer.ts";

/** A job offer by the line, ready to be ordered. */
export const lineValues: OrderValues = {
  ...EMPTY_ORDER,
  ...lineChoices,
  format: "line",
  options: [11, 21],
  texts: { text: "Recrute un comptable", title: "", body: "", footer: "" },
  dates: ["2026-11-26", "2026-11-27"],
  cityId: 5,
  termsAccepted: true,
};

/** The same as a modular ad in three parts. */
export const modularValues: OrderValues = {
  ...lineValues,
  ...modularChoices,
  format: "modular",
  texts: { text: "", title: "Recrute", body: "Un comptable", footer: "Atlas" },
};
