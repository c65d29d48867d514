/** Time in which a moderator takes a decision back, before letters and refunds leave. */
export const UNDO_MILLISECONDS = 10_000;

/** Most words that a newspaper keeps, and the length of each. */
export const MOST_WORDS = 500;
export const LONGEST_WORD = 80;
