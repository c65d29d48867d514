/** Figures of Arabic and Persian keyboards, in their order. */
const FIGURES = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** `tel:` address of a telephone number; `undefined` for any other text. */
export function phoneHref(number: string): string | undefined {
  const latin = number.replaceAll(FIGURES, (figure) => String((figure.codePointAt(0) ?? 0) & 0xf));
  const digits = latin.replaceAll(/\D/g, "");
  if (digits.length < 3) return undefined;
  return `tel:${/^\D*\+/.test(latin) ? "+" : ""}${digits}`;
}

/** `mailto:` address of an e-mail address; `undefined` for any other text. */
export function emailHref(address: string): string | undefined {
  const bare = address.trim();
  if (!/^[^\s@]+@[^\s@]+$/u.test(bare)) return undefined;
  return `mailto:${encodeURIComponent(bare).replace("%40", "@")}`;
}
