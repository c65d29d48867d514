export { writeHtml } from "./html.ts";
export { action, facts, type Letter, paragraph, quote, type Surroundings } from "./letter.ts";
export { writeText } from "./text.ts";
