export type { IceStatus } from "./ice.ts";
export { iceStatus } from "./ice.ts";
