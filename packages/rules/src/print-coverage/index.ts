export { type PrintFault, printFault, unprintableCharacters } from "./print-coverage.ts";
