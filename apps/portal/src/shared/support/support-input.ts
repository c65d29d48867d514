import type { Support } from "./directory.tsx";

/** Support whose headings are shown while none is chosen. */
export const DEFAULT_SUPPORT = 1;

/** Input of reads for the visitor's newspaper; for all newspapers without one. */
export const ofSupport = (support: Support | null) => ({
  query: support === null ? {} : { supportId: support.id },
});

/** Input of the headings' call. It always names a support: without one, the call answers the account's pages. */
export const ofOneSupport = (support: Support | null) => ({
  query: { supportId: support?.id ?? DEFAULT_SUPPORT },
});
