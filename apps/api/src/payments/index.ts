export { cardProviderOf } from "./card-provider.ts";
export { paymentRoutes } from "./routes.ts";
export { startCardPayment } from "./start-card.ts";
export { expireCodes } from "./start-cash.ts";
