export { missingFilms } from "./queries.ts";
