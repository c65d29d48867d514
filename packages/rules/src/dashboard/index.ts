export { sharesOf } from "./shares.ts";
