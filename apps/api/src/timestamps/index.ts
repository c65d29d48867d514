export { authorityOf, type TimestampAuthority } from "./authority.ts";
