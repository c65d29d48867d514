/** Characters in a row of a line ad. */
export const ROW_LENGTH = 28;

/** The fewest lines that are billed. */
export const MINIMUM_BILLED_LINES = 2;
