import type { Reads } from "../../shared/reads.ts";
import { supportIdIn } from "./use-start.ts";

/** Nothing but the frame: the form is the browser's. An address names a support by its id, or none. */
export const reads: Reads = ({ params: { support } }) =>
  support === undefined || supportIdIn(support) !== null ? [] : null;
