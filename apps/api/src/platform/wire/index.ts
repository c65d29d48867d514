export { encodeWire } from "./encode-wire.ts";
