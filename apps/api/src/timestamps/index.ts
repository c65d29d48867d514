export { authorityOf, nameOf, type TimestampAuthority } from "./authority.ts";
