/** Figures of Arabic and Persian keyboards, in their order. */
const FIGURES = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Where a telephone number leads; `undefined` when the text holds no number that could be called. */
export function phoneHref(number: string): string | undefined {
  const latin = number.replaceAll(FIGURES, (figure) => String((figure.codePointAt(0) ?? 0) & 0xf));
  const digits = latin.replaceAll(/\D/g, "");
  if (digits.length < 3) return undefined;
  return `tel:${/^\D*\+/.test(latin) ? "+" : ""}${digits}`;
}

/** Where an e-mail address leads; `undefined` when the text is none. */
export function emailHref(address: string): string | undefined {
  const bare = address.trim();
  if (!/^[^\s@]+@[^\s@]+$/u.test(bare)) return undefined;
  return `mailto:${encodeURIComponent(bare).replace("%40", "@")}`;
}
