export { type Network, network, readContactDetails, sendContact, typedContact } from "./contact.ts";
