import type { Support } from "./use-supports.ts";

/** Whose headings stand for all while no support is chosen (specification 1, point 9). */
export const DEFAULT_SUPPORT = 1;

/** What asks for the answers of the newspaper that the visitor is with; of all without any. */
export const ofSupport = (support: Support | null) => ({
  query: support === null ? {} : { supportId: support.id },
});

/** What asks for headings. It names a support always: without one, the same call tells the account's own pages. */
export const ofOneSupport = (support: Support | null) => ({
  query: { supportId: support?.id ?? DEFAULT_SUPPORT },
});
