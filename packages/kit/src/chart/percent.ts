/** Hundredths as CSS and SVG write them, to a thousandth: finer is not seen. */
export function percent(hundredths: number): string {
  return `${Math.round(hundredths * 1000) / 1000}%`;
}
