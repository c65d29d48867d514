export { takeCoupon } from "./coupon.ts";
export { couponRoutes } from "./routes.ts";
