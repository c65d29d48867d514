/**
 * Budgets in kilobytes of 1 000 bytes: a public or account page; a list with its filter; a form of an order, which composes, pays
 * or changes it.
 */
const PAGE = 110;
const LIST = 130;
const FORM = 155;
/** Ceilings above these budgets, with the reasons of each in decision 6: pages with a form or a whole order. */
const PAGE_CEILING = 120;
/** A public form under a tab list. */
const TABBED_CEILING = 127;
/** The longest lists. */
const LIST_CEILING = 139;
/** An order form that also reads and compares the ad as it was ordered. */
const EDIT_CEILING = 158;

const LISTS = "@parution/app/lists";

/** Page whose first load is weighed. */
export interface WeighedPage {
  readonly page: string;
  /** Texts that it loads besides those of its feature, as `src/app/routes.ts` names them: a test compares both. */
  readonly texts?: readonly string[];
  readonly budget: number;
  /** Kilobytes that it may weigh where it is above its budget. */
  readonly ceiling?: number;
}

export const orderForm: WeighedPage = {
  page: "order-form/order-form",
  texts: ["shared/ad-preview"],
  budget: FORM,
};

/** Pages by their names in the report. */
export const weighedPages: Readonly<Record<string, WeighedPage>> = {
  login: {
    page: "session/login",
    texts: ["@parution/app/factors"],
    budget: PAGE,
    ceiling: PAGE_CEILING,
  },
  registration: {
    page: "registration/registration",
    texts: ["@parution/app/captcha"],
    budget: PAGE,
    ceiling: PAGE_CEILING,
  },
  confirmation: { page: "registration/confirmation", budget: PAGE },
  recovery: {
    page: "registration/recovery",
    texts: ["@parution/app/captcha"],
    budget: PAGE,
    ceiling: PAGE_CEILING,
  },
  "new password": { page: "registration/new-password", budget: PAGE, ceiling: PAGE_CEILING },
  home: { page: "home/home", texts: ["shared/published-ads"], budget: PAGE },
  listing: { page: "listing/listing", texts: ["shared/published-ads"], budget: LIST },
  "published ad": {
    page: "published-ad/published-ad",
    texts: ["shared/published-ads", "@parution/app/captcha", "shared/ad-preview"],
    budget: PAGE,
    ceiling: PAGE_CEILING,
  },
  rates: { page: "rates/rates", texts: ["shared/published-ads"], budget: PAGE },
  dashboard: { page: "dashboard/dashboard", texts: [LISTS], budget: PAGE },
  "my ads": {
    page: "my-ads/my-ads",
    texts: [LISTS, "shared/ads"],
    budget: LIST,
    ceiling: LIST_CEILING,
  },
  "my orders": {
    page: "my-orders/my-orders",
    texts: [LISTS, "shared/orders"],
    budget: LIST,
    ceiling: LIST_CEILING,
  },
  order: {
    page: "my-orders/order",
    texts: ["shared/orders", "shared/ad-preview"],
    budget: PAGE,
    ceiling: PAGE_CEILING,
  },
  "ad details": {
    page: "ad-details/ad-details",
    texts: ["shared/ads", "shared/published-ads", "shared/ad-preview"],
    budget: PAGE,
    ceiling: PAGE_CEILING,
  },
  team: { page: "team/team", budget: PAGE },
  member: { page: "team/member", texts: [LISTS, "shared/orders"], budget: PAGE },
  "my invoices": { page: "invoices/invoices", texts: [LISTS], budget: LIST, ceiling: LIST_CEILING },
  security: { page: "security/security", budget: PAGE },
  "my packages": { page: "packages/packages", texts: [LISTS], budget: LIST },
  "order form": orderForm,
  trial: {
    page: "order-form/trial",
    texts: ["shared/ad-preview", "order-form/trial"],
    budget: FORM,
  },
  "edited ad": {
    page: "order-form/edit-ad",
    texts: ["shared/ad-preview"],
    budget: FORM,
    ceiling: EDIT_CEILING,
  },
  "journal order": { page: "journal-order/journal-order", budget: FORM },
  subscription: { page: "subscription/subscription", budget: FORM },
  recap: { page: "recap/recap", texts: ["shared/orders", "shared/ad-preview"], budget: FORM },
  verification: {
    page: "verification/verification",
    texts: ["@parution/app/captcha"],
    budget: PAGE,
    ceiling: TABBED_CEILING,
  },
  contact: {
    page: "contact/contact",
    texts: ["@parution/app/captcha"],
    budget: PAGE,
    ceiling: PAGE_CEILING,
  },
  guide: { page: "guide/guide", budget: PAGE },
  "sales terms": { page: "static-page/static-page", budget: PAGE },
  payment: {
    page: "payment-outcome/payment-outcome",
    texts: ["shared/orders"],
    budget: PAGE,
  },
};
