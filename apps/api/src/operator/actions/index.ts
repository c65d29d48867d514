export { type Action, type Change, type Operation, Refusal } from "./action.ts";
export { decideAd } from "./ads.ts";
export { issueCoupon } from "./coupon.ts";
export { creditAccount, type Destination, destinations } from "./credit.ts";
export { closeMonthOf } from "./month.ts";
export { type Outcome, type Performance, perform } from "./perform.ts";
export { publishAds } from "./publish.ts";
export { setTheme } from "./theme.ts";
