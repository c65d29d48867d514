const BASE64 =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAACXBIWXMAAAsSAAALEgHS3X78AAAADUlEQVQImWNg+M9QDwADgQF/hps9nQAAAABJRU5ErkJggg==";

/** The smallest picture, one pixel, as the service writes it: written anew it stays the same. */
export const PNG = Uint8Array.from(atob(BASE64), (character) => character.charCodeAt(0));
