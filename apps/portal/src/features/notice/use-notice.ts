import { useRead } from "@parution/app/data/use-read.ts";
import type { LazyAnswer, LazyInput } from "@parution/contract/lazy";
import { readNotice } from "@parution/contract/lazy/listing";

export type Notice = LazyAnswer<typeof readNotice>;
export type NoticeAddress = LazyInput<typeof readNotice>["query"];

/** A published ad, with all its details. */
export const useNotice = (address: NoticeAddress) => useRead(readNotice, { query: address });
