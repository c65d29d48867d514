export type { Context } from "./context.ts";
