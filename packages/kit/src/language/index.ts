export { readableLocale } from "./readable-locale.ts";
export { directionOf, type TextDirection } from "./text-direction.ts";
