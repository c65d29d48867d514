export { type KeptAnswer, once, onceWritten } from "./once.ts";
