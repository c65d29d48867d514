import type { Quantity } from "./remaining-time.ts";

/** `short` for the eye ("2 j 3 h"), `long` for the ear ("2 jours 3 heures"). */
export type DurationStyle = "short" | "long";

const formats = new Map<string, Intl.NumberFormat>();
const lists = new Map<string, Intl.ListFormat>();

/** Quantities written in a language, such as "2 j 3 h" or "يومان و3 ساعات". */
export function durationText(
  quantities: readonly Quantity[],
  locale: string,
  style: DurationStyle,
): string {
  const parts = quantities.map(({ value, unit }) => format(locale, unit, style).format(value));
  return listFormat(locale).format(parts);
}

function listFormat(locale: string): Intl.ListFormat {
  const known = lists.get(locale);
  if (known) return known;
  const made = new Intl.ListFormat(locale, { type: "unit", style: "narrow" });
  lists.set(locale, made);
  return made;
}

function format(locale: string, unit: Quantity["unit"], style: DurationStyle): Intl.NumberFormat {
  const key = `${locale} ${unit} ${style}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: style });
  formats.set(key, made);
  return made;
}
