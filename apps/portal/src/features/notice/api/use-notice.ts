import type { CallAnswer, CallInput } from "@parution/contract/call";
import { readNotice } from "@parution/contract/listing";
import { useCall } from "../../../shared/api/use-call.ts";

export type Notice = CallAnswer<typeof readNotice>;
export type NoticeAddress = CallInput<typeof readNotice>["query"];

/** A notice that is online, in full. */
export const useNotice = (address: NoticeAddress) => useCall(readNotice, { query: address });
