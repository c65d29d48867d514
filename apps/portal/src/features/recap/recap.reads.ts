import { readRecap } from "@parution/contract/orders";
import { idIn } from "../../shared/id-in.ts";
import { type Reads, read } from "../../shared/reads.ts";

/** An order before it is paid. */
export const reads: Reads = ({ params }) => {
  const orderId = idIn(params.orderId);
  return orderId === null ? null : [read(readRecap, { query: { orderId } })];
};
