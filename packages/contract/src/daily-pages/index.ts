export { downloadDailyPage, viewDailyPage } from "./daily-pages.ts";
