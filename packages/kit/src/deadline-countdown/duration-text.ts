import type { Quantity } from "./remaining-time.ts";

/** `short` for the eye ("2 j 3 h"), `long` for the ear ("2 jours 3 heures"). */
export type DurationStyle = "short" | "long";

const formats = new Map<string, Intl.NumberFormat>();

/** Quantities written in a language, such as "2 j 3 h". */
export function durationText(
  quantities: readonly Quantity[],
  locale: string,
  style: DurationStyle,
): string {
  return quantities.map(({ value, unit }) => format(locale, unit, style).format(value)).join(" ");
}

function format(locale: string, unit: Quantity["unit"], style: DurationStyle): Intl.NumberFormat {
  const key = `${locale} ${unit} ${style}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: style });
  formats.set(key, made);
  return made;
}
