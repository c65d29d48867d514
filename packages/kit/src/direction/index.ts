export { type Direction, useDirection } from "./use-direction.ts";
