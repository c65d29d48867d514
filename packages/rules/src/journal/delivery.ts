/** The delivery that brings the issues to an address (specification 2, point 2). */
const TO_AN_ADDRESS = 2;

/** Whether a delivery asks for an address. */
export const needsAddress = (deliveryId: number): boolean => deliveryId === TO_AN_ADDRESS;

/** How many copies of one issue an order may name. */
export const MOST_COPIES = 999;

/** How many issues one order may name. */
export const MOST_ISSUES = 366;
