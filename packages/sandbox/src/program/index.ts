export { startProgram } from "./program.ts";
