import { readNotice } from "@parution/contract/listing";
import { type Reads, read } from "../../shared/reads/reads.ts";
import { noticeAddressOf } from "./model/notice-address.ts";

/** The notice that the address names. */
export const reads: Reads = ({ params, search }) => {
  const query = noticeAddressOf(params, search);
  return query === null ? null : [read(readNotice, { query })];
};
