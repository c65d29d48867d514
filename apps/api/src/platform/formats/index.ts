export { formatFigures, locales } from "./figures.ts";
