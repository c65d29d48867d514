const TURNING = /[\u202A-\u202E\u2066-\u2069]/;

/** True for a text with a character that turns the direction of the text around it (UAX #9, 2.1 to 2.5). */
export const turnsDirection = (text: string): boolean => TURNING.test(text);
