/** Characters in a row of a line ad (readings D1). */
export const ROW_LENGTH = 28;

/** The fewest lines that are billed (readings C2). */
export const MINIMUM_BILLED_LINES = 2;
