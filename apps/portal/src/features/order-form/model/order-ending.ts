export { judgeOrder } from "./judge-order.ts";
export { fingerprintOf, orderBodyOf } from "./order-body.ts";
export { placeErrors } from "./server-errors.ts";
