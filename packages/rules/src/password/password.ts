/** Characters that a chosen password has at least. */
export const LEAST_PASSWORD_LENGTH = 12;

/** Faults of a password chosen by its user. */
export type PasswordFault = "too-short" | "unchanged" | "guessable";

/** Common words of this product. */
const TRIED = [
  ..."parution horizon numerique alofoq ofoq annonce journal maroc casablanca rabat".split(" "),
  ..."motdepasse password passe secret bonjour bienvenue welcome admin administrateur".split(" "),
  ..."azerty qwerty qwertz uiop qsdf asdf abcdef".split(" "),
  ..."الأفق إعلان المغرب كلمةالسر مرحبا".split(" "),
];
/** Different characters that are left when such words are taken away, at least. */
const LEAST_OWN = 5;

/**
 * Fault of the password `next` in place of `current`; null without one (docs/domain/accounts.md#passwords).
 * @param names facts about its user that others would try, such as the address
 */
export function passwordFault(
  current: string,
  next: string,
  names: readonly string[] = [],
): PasswordFault | null {
  const written = next.normalize("NFC");
  if ([...written].length < LEAST_PASSWORD_LENGTH) return "too-short";
  if (written === current.normalize("NFC")) return "unchanged";
  return isGuessable(written, names) ? "guessable" : null;
}

/**
 * True when little is left of a password without the words that others would try.
 * @param names facts about its user
 */
export function isGuessable(password: string, names: readonly string[]): boolean {
  const words = names.flatMap(plain).filter((word) => word.length > 2);
  const own = [...TRIED.flatMap(plain), ...words].reduce(
    (rest, word) => rest.replaceAll(word, ""),
    plain(password).join(""),
  );
  return new Set(own.replaceAll(/(?:19|20)\d\d|0?123456789?0?/g, "")).size < LEAST_OWN;
}

/** The words of a text, without case, accents and signs. */
const plain = (text: string): string[] =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .split(/[\s\p{P}]+/u)
    .filter((word) => word !== "");
