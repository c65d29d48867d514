/** Characters that a chosen password has at least. */
export const LEAST_PASSWORD_LENGTH = 12;

/** What is wrong with a password that one chooses for oneself. */
export type PasswordFault = "too-short" | "unchanged";

/** What is wrong with the password `next` in place of `current`; null when nothing is (readings H2). */
export function passwordFault(current: string, next: string): PasswordFault | null {
  const written = next.normalize("NFC");
  if ([...written].length < LEAST_PASSWORD_LENGTH) return "too-short";
  return written === current.normalize("NFC") ? "unchanged" : null;
}
