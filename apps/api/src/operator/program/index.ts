export { runOperator, type Surroundings } from "./program.ts";
