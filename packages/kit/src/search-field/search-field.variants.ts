/** The input: room for the glass before the text and for the cross after it, which is the kit's own. */
export const searchInput =
  "appearance-none ps-10 pe-11 text-ellipsis [&::-webkit-search-cancel-button]:hidden [&::-webkit-search-decoration]:hidden";

/** The button that empties the field. */
export const clearButton =
  "absolute end-1 flex size-9 cursor-pointer items-center justify-center rounded-control border border-transparent text-fg-muted hover:text-fg focus-visible:outline-offset-0 pointer-coarse:end-0 pointer-coarse:size-touch";
