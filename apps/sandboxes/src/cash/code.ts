/** Code without its spaces; null when its check digit (Luhn) is wrong. */
export function readCode(text: string): string | null {
  const code = text.replaceAll(/[\s-]/g, "");
  if (!/^\d{12}$/.test(code)) return null;
  const sum = [...code].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0 ? code : null;
}

/** Formats a code in groups of four. */
export const groupCode = (code: string): string => code.replaceAll(/\d{4}(?=\d)/g, "$& ");
