import { readRecap } from "@parution/contract/orders";
import { type Reads, read } from "../../shared/reads.ts";

/** An order of any kind. */
export const reads: Reads = ({ params }) => {
  const orderId = Number(params.orderId);
  return orderId > 0 ? [read(readRecap, { query: { orderId } })] : null;
};
