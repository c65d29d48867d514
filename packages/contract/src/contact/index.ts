export {
  LONGEST_CONTACT_MESSAGE,
  LONGEST_CONTACT_SUBJECT,
  LONGEST_NAME,
  type Network,
  readContactDetails,
  sendContact,
} from "./contact.ts";
