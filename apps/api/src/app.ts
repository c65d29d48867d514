import { adRoutes } from "./ads/index.ts";
import { calendarRoutes } from "./calendar/index.ts";
import { captchaRoutes } from "./captcha/index.ts";
import { catalogueRoutes } from "./catalogue/index.ts";
import { announceIssues } from "./certificates/announce.ts";
import { certificateFiles, certificateRoutes } from "./certificates/routes.ts";
import { stampCertificates } from "./certificates/timestamp.ts";
import { removeUnissued } from "./certificates/unissued-files.ts";
import { contentRoutes } from "./contents/index.ts";
import { couponRoutes } from "./coupons/index.ts";
import { dailyPageRoutes } from "./daily-pages/routes.ts";
import { dashboardRoutes } from "./dashboard/routes.ts";
import { deskRoutes } from "./desk/routes.ts";
import { carryClosures } from "./desk-calendar/replan.ts";
import { deskCalendarRoutes } from "./desk-calendar/routes.ts";
import { deskCatalogueRoutes } from "./desk-catalogue/routes.ts";
import { carryMissed, reportAbsent } from "./desk-editions/missed.ts";
import { missedRoutes } from "./desk-editions/missed-page.ts";
import { deskEditionRoutes } from "./desk-editions/routes.ts";
import { deskRateRoutes } from "./desk-rates/routes.ts";
import { keepEditions } from "./edition-state/index.ts";
import { keepPastPages } from "./editions/index.ts";
import { editionRoutes } from "./editions/routes.ts";
import { exportRoutes } from "./exports/routes.ts";
import { factorRoutes } from "./factors/index.ts";
import { feedRoutes } from "./feeds/routes.ts";
import { filmRoutes } from "./films/routes.ts";
import { removeUnusedFilms } from "./films/upload.ts";
import { guideRoutes } from "./guide/routes.ts";
import { installationRoutes } from "./installation/routes.ts";
import { invoiceRoutes, invoicing } from "./invoices/index.ts";
import { journalRoutes } from "./journal/routes.ts";
import { listingRoutes } from "./listing/index.ts";
import { forgetMails, mailRoutes, sendMails } from "./mail/index.ts";
import { carryOutDecisions } from "./moderation/carry-out.ts";
import { moderationRoutes } from "./moderation/routes.ts";
import { extendingClosures } from "./newspaper/index.ts";
import { nightlyAudit } from "./operator/audit.ts";
import { orderRoutes } from "./orders/index.ts";
import { endDormantAccounts, ownAccountRoutes } from "./own-account/routes.ts";
import { packageRoutes } from "./packages-held/routes.ts";
import { expireCodes, paymentRoutes } from "./payments/index.ts";
import { followSettings } from "./platform/config/settings.ts";
import type { Route } from "./platform/http/application.ts";
import { embeddedUpkeep, housekeeping, type Job } from "./platform/jobs.ts";
import { endUnusedSessions } from "./platform/session/sessions.ts";
import { takeRateCards } from "./pricing/index.ts";
import { cleanUpIssues } from "./printed-issues/clean-up.ts";
import { readIssues } from "./printed-issues/reading-job.ts";
import { printedIssueRoutes } from "./printed-issues/routes.ts";
import { profileRoutes } from "./profile/routes.ts";
import { proofRoutes } from "./proof/index.ts";
import { publishToday } from "./publishing/index.ts";
import { quoteRoutes } from "./quote/routes.ts";
import { recapRoutes } from "./recap/routes.ts";
import { forgetRegistrations, registrationRoutes } from "./registration/routes.ts";
import { deskReportRoutes } from "./reports/routes.ts";
import { sessionRoutes } from "./session/index.ts";
import { forgetPageChanges } from "./site/page-changes.ts";
import { siteRoutes } from "./site/routes.ts";
import { sitemapRoutes } from "./site/sitemap.ts";
import { staffRoutes } from "./staff/index.ts";
import { subscriptionRoutes } from "./subscriptions/routes.ts";
import { teamRoutes } from "./team/index.ts";
import { topUpRoutes } from "./topup/routes.ts";
import { contactRoutes } from "./visitors/contact.ts";
import { debugRoutes } from "./visitors/debug.ts";
import { forgetErrorReports, reportRoutes } from "./visitors/error-reports.ts";
import { forgetMessages, messageRoutes } from "./visitors/messages.ts";
import { forgetVisits, trackingRoutes } from "./visitors/tracking.ts";

/** Every feature's routes. A feature exports its list; nothing else of it is known here. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...registrationRoutes,
  ...factorRoutes,
  ...ownAccountRoutes,
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
  ...filmRoutes,
  ...contentRoutes,
  ...certificateRoutes,
  ...dailyPageRoutes,
  ...orderRoutes,
  ...recapRoutes,
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
  ...debugRoutes,
  ...messageRoutes,
  ...mailRoutes,
  ...staffRoutes,
  ...installationRoutes,
  ...deskRoutes,
  ...deskCalendarRoutes,
  ...deskEditionRoutes,
  ...missedRoutes,
  ...editionRoutes,
  ...printedIssueRoutes,
  ...deskCatalogueRoutes,
  ...deskRateRoutes,
  ...deskReportRoutes,
  ...moderationRoutes,
];

/** Work that repeats while the api runs. */
export const jobs: readonly Job[] = [
  housekeeping,
  embeddedUpkeep,
  invoicing,
  nightlyAudit,
  extendingClosures,
  followSettings,
  { name: "rate cards", every: 2_000, run: takeRateCards },
  { name: "publishing", every: 60_000, run: publishToday },
  carryOutDecisions,
  keepEditions,
  keepPastPages,
  carryClosures,
  carryMissed,
  reportAbsent,
  readIssues,
  announceIssues,
  stampCertificates,
  expireCodes,
  sendMails({ "ad-published": certificateFiles }),
  forgetMails,
  forgetVisits,
  forgetMessages,
  forgetErrorReports,
  forgetPageChanges,
  removeUnusedFilms,
  cleanUpIssues,
  removeUnissued,
  endUnusedSessions,
  forgetRegistrations,
  endDormantAccounts,
];
