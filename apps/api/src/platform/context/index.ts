export { clockOf, type Moment, momentOf } from "./clock-of.ts";
export type { Context } from "./context.ts";
