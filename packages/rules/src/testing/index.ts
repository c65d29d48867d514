export { cpuTime } from "./cpu-time.ts";
