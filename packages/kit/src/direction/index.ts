export { type Direction, RenderedDirection, useDirection } from "./use-direction.ts";
