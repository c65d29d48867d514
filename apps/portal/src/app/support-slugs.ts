import { supportIds } from "@parution/tokens";

/** The newspapers that an address may name. */
export const supportSlugs: ReadonlySet<string> = new Set(supportIds);
