const BASE64 =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** The smallest picture: one pixel. */
export const PNG = Uint8Array.from(atob(BASE64), (character) => character.charCodeAt(0));
