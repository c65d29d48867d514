/** The code that a cashier typed, its spaces aside; null when its last digit does not check the others (Luhn). */
export function readCode(text: string): string | null {
  const code = text.replaceAll(/[\s-]/g, "");
  if (!/^\d{12}$/.test(code)) return null;
  const sum = [...code].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0 ? code : null;
}

/** A code as it is read out: in groups of four. */
export const groupCode = (code: string): string => code.replaceAll(/\d{4}(?=\d)/g, "$& ");
