import type { IsoDate } from "@parution/kit/publication-calendar";
import type { Texts } from "../texts/texts.ts";

/** Formats of amounts and days. */
export interface Formats {
  /** Centimes, as dirhams. */
  money: (centimes: number) => string;
  days: (days: readonly IsoDate[]) => string;
}

export function formatsOf({ locale, language }: Texts): Formats {
  const amount = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  const day = new Intl.DateTimeFormat(locale, {
    weekday: "short",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  const list = new Intl.ListFormat(locale);
  const unit = language === "ar" ? "درهم" : "DH";
  return {
    money: (centimes) => `${amount.format(centimes / 100)}\u00a0${unit}`,
    days: (days) => list.format(days.map((iso) => day.format(Date.parse(iso)))),
  };
}
