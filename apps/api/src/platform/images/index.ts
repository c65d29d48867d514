export { reencode } from "./reencode.ts";
