import type { Reads } from "../../shared/reads.ts";
import { supportIdIn } from "./use-start.ts";

/** No reads of the form, which the browser renders. An address names a support by its id, or none. */
export const reads: Reads = ({ params: { support } }) =>
  support === undefined || supportIdIn(support) !== null ? [] : null;
