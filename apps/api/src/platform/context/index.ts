export { clockOf } from "./clock-of.ts";
export type { Context } from "./context.ts";
