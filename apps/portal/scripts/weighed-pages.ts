/**
 * Kilobytes of 1 000 bytes that a route may weigh: a public or account page; a list with its filter; a form of an order, which
 * composes, pays or changes it.
 */
const PAGE = 110;
const LIST = 130;
const FORM = 155;
/**
 * Kilobytes of pages with a form or a whole order, and of the longest lists, which are above their kind's
 * budget (decision 6).
 */
const PAGE_ABOVE = 120;
const LIST_ABOVE = 139;
/** An order form that also reads and compares the ad as it was ordered. */
const EDIT_ABOVE = 158;
/** A public page with a tab list, whose keys and roles are Radix's (8.8 kB). */
const TABBED = 127;

const LISTS = "@parution/app/lists";

/** Page whose first load is weighed. */
export interface WeighedPage {
  readonly page: string;
  /** Texts that it loads besides those of its feature, as `src/app/routes.ts` names them: a test compares both. */
  readonly texts?: readonly string[];
  readonly budget: number;
}

export const orderForm: WeighedPage = {
  page: "order-form/order-form",
  texts: ["shared/ad-preview"],
  budget: FORM,
};

/** Pages by their names in the report. */
export const weighedPages: Readonly<Record<string, WeighedPage>> = {
  login: { page: "session/login", texts: ["@parution/app/factors"], budget: PAGE_ABOVE },
  registration: {
    page: "registration/registration",
    texts: ["@parution/app/captcha"],
    budget: PAGE_ABOVE,
  },
  confirmation: { page: "registration/confirmation", budget: PAGE },
  recovery: {
    page: "registration/recovery",
    texts: ["@parution/app/captcha"],
    budget: PAGE_ABOVE,
  },
  "new password": { page: "registration/new-password", budget: PAGE_ABOVE },
  home: { page: "home/home", texts: ["shared/published-ads"], budget: PAGE },
  listing: { page: "listing/listing", texts: ["shared/published-ads"], budget: LIST },
  "published ad": {
    page: "published-ad/published-ad",
    texts: ["shared/published-ads", "@parution/app/captcha", "shared/ad-preview"],
    budget: PAGE_ABOVE,
  },
  rates: { page: "rates/rates", texts: ["shared/published-ads"], budget: PAGE },
  dashboard: { page: "dashboard/dashboard", texts: [LISTS], budget: PAGE },
  "my ads": { page: "my-ads/my-ads", texts: [LISTS, "shared/ads"], budget: LIST_ABOVE },
  "my orders": { page: "my-orders/my-orders", texts: [LISTS, "shared/orders"], budget: LIST_ABOVE },
  order: {
    page: "my-orders/order",
    texts: ["shared/orders", "shared/ad-preview"],
    budget: PAGE_ABOVE,
  },
  "ad details": {
    page: "ad-details/ad-details",
    texts: ["shared/ads", "shared/published-ads", "shared/ad-preview"],
    budget: PAGE_ABOVE,
  },
  team: { page: "team/team", budget: PAGE },
  member: { page: "team/member", texts: [LISTS, "shared/orders"], budget: PAGE },
  "my invoices": { page: "invoices/invoices", texts: [LISTS], budget: LIST_ABOVE },
  security: { page: "security/security", budget: PAGE },
  "my packages": { page: "packages/packages", texts: [LISTS], budget: LIST },
  "order form": orderForm,
  trial: {
    page: "order-form/trial",
    texts: ["shared/ad-preview", "order-form/trial"],
    budget: FORM,
  },
  "edited ad": { page: "order-form/edit-ad", texts: ["shared/ad-preview"], budget: EDIT_ABOVE },
  "journal order": { page: "journal-order/journal-order", budget: FORM },
  subscription: { page: "subscription/subscription", budget: FORM },
  recap: { page: "recap/recap", texts: ["shared/orders", "shared/ad-preview"], budget: FORM },
  verification: {
    page: "verification/verification",
    texts: ["@parution/app/captcha"],
    budget: TABBED,
  },
  contact: { page: "contact/contact", texts: ["@parution/app/captcha"], budget: PAGE_ABOVE },
  guide: { page: "guide/guide", budget: PAGE },
  "sales terms": { page: "static-page/static-page", budget: PAGE },
  payment: {
    page: "payment-outcome/payment-outcome",
    texts: ["shared/orders"],
    budget: PAGE,
  },
};
