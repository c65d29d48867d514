export { formatAmount, framePage, type Html, type Language, sentencePage } from "./page.ts";
