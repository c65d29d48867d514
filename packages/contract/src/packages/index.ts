export { readMyPackages } from "./mine.ts";
