import { code, openCode } from "./codes.ts";

/** Where a notice appears. */
export const medium = code({ print: 1, digital: 2 });

/** The state of an ad (readings F1). */
export const adStatus = openCode(
  { unpaid: 0, awaiting: 1, validated: 2, inReview: 3, cancelled: 4, archived: 9 },
  "unpaid",
);

/** The state of an order (readings F2). */
export const orderStatus = openCode(
  { unpaid: 0, processing: 1, paid: 2, paymentPending: 3, cancelled: 4, topUpAwaiting: 8 },
  "unpaid",
);

/** How an order is paid (readings F3). */
export const paymentMethod = code({ card: 1, cashPartner: 2, balance: 3, onTerm: 4 });
