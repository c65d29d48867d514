/** The delivery that brings the issues to an address. */
const TO_AN_ADDRESS = 2;

/** True when a delivery asks for an address. */
export const needsAddress = (deliveryId: number): boolean => deliveryId === TO_AN_ADDRESS;

/** Id of collection at an agency. */
const AT_AN_AGENCY = 3;

/** True for a delivery that is collected at an agency. */
export const isAtAgency = (deliveryId: number): boolean => deliveryId === AT_AN_AGENCY;

/** Number of copies of one issue that an order may name. */
export const MOST_COPIES = 999;

/** Number of issues that one order may name. */
export const MOST_ISSUES = 366;
