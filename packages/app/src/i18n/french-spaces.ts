const SPACE = "\u00a0";

/** A French text whose marks stay beside their words: no line ends after «, or before », `;`, `:`, `!`, `?` and `%`. */
export const withFrenchSpaces = (text: string): string =>
  text.replace(/(?<=«) | (?=[»;:!?%])/g, SPACE);
