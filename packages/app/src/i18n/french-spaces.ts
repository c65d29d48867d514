const SPACE = "\u00a0";

/** French text with no-break spaces after « and before », `;`, `:`, `!`, `?` and `%`. */
export const withFrenchSpaces = (text: string): string =>
  text.replace(/(?<=«) | (?=[»;:!?%])/g, SPACE);
