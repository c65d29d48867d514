/** The support of a visitor who chose none (specification 1, point 9). Every support sells the same headings. */
export const DEFAULT_SUPPORT = 1;
