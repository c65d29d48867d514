export { expireCodes } from "./expire-codes.ts";
export { paymentRoutes } from "./routes.ts";
export { startCardPayment } from "./start-card.ts";
