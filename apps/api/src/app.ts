import { adRoutes } from "./ads/index.ts";
import { calendarRoutes } from "./calendar/index.ts";
import { captchaRoutes } from "./captcha/index.ts";
import { catalogueRoutes } from "./catalogue/index.ts";
import { certificateFiles, certificateRoutes } from "./certificates/index.ts";
import { contactRoutes } from "./contact/index.ts";
import { couponRoutes } from "./coupons/index.ts";
import { dailyPageRoutes } from "./daily-pages/index.ts";
import { dashboardRoutes } from "./dashboard/index.ts";
import { exportRoutes } from "./exports/index.ts";
import { feedRoutes } from "./feeds/index.ts";
import { guideRoutes } from "./guide/index.ts";
import { invoiceRoutes, invoicing } from "./invoices/index.ts";
import { journalRoutes } from "./journal/index.ts";
import { listingRoutes } from "./listing/index.ts";
import { forgetMails, mailRoutes, sendMails } from "./mail/index.ts";
import { nightlyAudit } from "./operator/index.ts";
import { orderRoutes } from "./orders/index.ts";
import { packageRoutes } from "./packages-held/index.ts";
import { expireCodes, paymentRoutes } from "./payments/index.ts";
import type { Route } from "./platform/http/index.ts";
import { embeddedUpkeep, housekeeping, type Job } from "./platform/jobs/index.ts";
import { endUnusedSessions } from "./platform/session/index.ts";
import { profileRoutes } from "./profile/index.ts";
import { proofRoutes } from "./proof/index.ts";
import { publishToday } from "./publishing/index.ts";
import { quoteRoutes } from "./quote/index.ts";
import { reportRoutes } from "./reports/index.ts";
import { sessionRoutes } from "./session/index.ts";
import { forgetPageChanges, siteRoutes } from "./site/index.ts";
import { sitemapRoutes } from "./sitemap/index.ts";
import { subscriptionRoutes } from "./subscriptions/index.ts";
import { teamRoutes } from "./team/index.ts";
import { topUpRoutes } from "./topup/index.ts";
import { forgetVisits, trackingRoutes } from "./tracking/index.ts";

/** Every feature's routes. A feature exports its list; nothing else of it is known here. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...profileRoutes,
  ...teamRoutes,
  ...catalogueRoutes,
  ...calendarRoutes,
  ...quoteRoutes,
  ...proofRoutes,
  ...siteRoutes,
  ...sitemapRoutes,
  ...listingRoutes,
  ...adRoutes,
  ...exportRoutes,
  ...captchaRoutes,
  ...contactRoutes,
  ...guideRoutes,
  ...certificateRoutes,
  ...dailyPageRoutes,
  ...orderRoutes,
  ...invoiceRoutes,
  ...packageRoutes,
  ...journalRoutes,
  ...subscriptionRoutes,
  ...couponRoutes,
  ...paymentRoutes,
  ...topUpRoutes,
  ...dashboardRoutes,
  ...feedRoutes,
  ...trackingRoutes,
  ...reportRoutes,
  ...mailRoutes,
];

/** Work that repeats while the api runs. */
export const jobs: readonly Job[] = [
  housekeeping,
  embeddedUpkeep,
  invoicing,
  nightlyAudit,
  { name: "publishing", every: 60_000, run: publishToday },
  expireCodes,
  sendMails({ "ad-published": certificateFiles }),
  forgetMails,
  forgetVisits,
  forgetPageChanges,
  endUnusedSessions,
];
