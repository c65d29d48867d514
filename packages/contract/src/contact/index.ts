export { type Network, readContactDetails, sendContact } from "./contact.ts";
