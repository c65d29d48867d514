export { type Direction, DrawnDirection, useDirection } from "./use-direction.ts";
