export { type Clock, createClock } from "./clock.ts";
