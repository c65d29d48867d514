export { type Network, readContactDetails, sendContact, typedContact } from "./contact.ts";
