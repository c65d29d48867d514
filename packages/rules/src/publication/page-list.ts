/** Lists the pages of an issue that an ad stands on, in words, such as «12 et 13». */
export const listPages = (pages: Iterable<number>, language: "fr" | "ar"): string =>
  new Intl.ListFormat(`${language}-MA`).format(Array.from(pages, String));
