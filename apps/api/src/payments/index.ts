export type { TrialPage } from "./card-provider.ts";
export { CONSULTATION_PATH } from "./cash-routes.ts";
export { cardProviderOf } from "./cmi.ts";
export { paymentRoutes } from "./routes.ts";
export { startCardPayment } from "./start-card.ts";
export { expireCodes } from "./start-cash.ts";
