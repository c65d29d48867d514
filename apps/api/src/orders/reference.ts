const DIGITS = 8;

/** What an order is called: as its column `ref` has it, for what is written with the order. */
export const referenceOf = (orderId: number): string => `C${String(orderId).padStart(DIGITS, "0")}`;
