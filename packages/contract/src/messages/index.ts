export {
  answerMessage,
  MESSAGE_PAGE,
  readMessage,
  readMessages,
  settleMessage,
} from "./messages.ts";
