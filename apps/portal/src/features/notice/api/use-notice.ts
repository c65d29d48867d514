import { callLater, type LaterAnswer, type LaterInput } from "../../../shared/api/call-later.ts";
import { useCall } from "../../../shared/api/use-call.ts";

const readNotice = callLater(() => import("@parution/contract/listing"), "readNotice");

export type Notice = LaterAnswer<typeof readNotice>;
export type NoticeAddress = LaterInput<typeof readNotice>["query"];

/** A notice that is online, in full. */
export const useNotice = (address: NoticeAddress) => useCall(readNotice, { query: address });
