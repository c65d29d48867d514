import { randomInt } from "node:crypto";

const RANDOM_DIGITS = 11;

/**
 * A code to pay with: eleven digits by chance and one that checks them (Luhn), so that a cashier's slip names no other
 * code. Hard to guess, and easy to read out.
 */
export function newCode(): string {
  const digits = String(randomInt(10 ** RANDOM_DIGITS)).padStart(RANDOM_DIGITS, "0");
  return digits + checkDigit(digits);
}

function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
