export {
  CouponBox,
  type CouponBoxLabels,
  type CouponBoxProps,
  type CouponState,
} from "./coupon-box.tsx";
