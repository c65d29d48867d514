import {
  cancelAd,
  duplicateAd,
  readDeactivationReasons,
  readMyAd,
  readMyAds,
  switchAd,
} from "../ads/index.ts";
import { readCalendar } from "../calendar/index.ts";
import type { AnyCall } from "../call/index.ts";
import { readCaptcha } from "../captcha/index.ts";
import {
  readCanvases,
  readCities,
  readColours,
  readCountries,
  readDefaultOptions,
  readOptions,
  readPackageRate,
  readProducts,
  readRates,
  readTenderOptions,
  readTextCanvas,
  readTexteCanvas,
} from "../catalogue/index.ts";
import { downloadCertificate, verifyAd, verifyCertificate } from "../certificates/index.ts";
import { readContactDetails, sendContact } from "../contact/index.ts";
import { downloadDailyPage, viewDailyPage } from "../daily-pages/index.ts";
import { readDashboard, readDashboardAds } from "../dashboard/index.ts";
import { exportMyAds, exportMyInvoices, exportMyOrders } from "../exports/index.ts";
import {
  addPasskey,
  confirmAuthenticator,
  loginWithCode,
  loginWithPasskey,
  readFactors,
  readLoginChallenge,
  readProofChallenge,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
  startAuthenticator,
  startPasskey,
} from "../factors/index.ts";
import { openFeed, readFeed, revokeFeed } from "../feeds/index.ts";
import { readGuideContent, readGuideMenu } from "../guide/index.ts";
import {
  downloadInvoice,
  downloadInvoices,
  downloadMonthlyInvoice,
  readMyInvoices,
} from "../invoices/index.ts";
import {
  placeJournal,
  placeJournalUnderConvention,
  readJournalOptions,
  readJournalPackage,
  readJournalProducts,
} from "../journal/index.ts";
import {
  contactAdvertiser,
  listPublishedAds,
  readGlobal,
  readPublishedAd,
} from "../listing/index.ts";
import {
  cancelOrder,
  editAd,
  editInvoiceDetails,
  placeAd,
  placeTenderAd,
  readEditableAd,
  readInvoiceDetails,
  readMyOrders,
  readRecap,
} from "../orders/index.ts";
import {
  changeAddress,
  closeAccount,
  confirmAddress,
  exportOwnData,
  undoAddress,
} from "../own-account/index.ts";
import { readMyPackages } from "../packages/index.ts";
import { applyCoupon, payOrder, readPaymentState, topUp } from "../payments/index.ts";
import { proofAd, proofDraft } from "../proof/index.ts";
import { quoteAd } from "../quote/index.ts";
import {
  checkRecoveryLink,
  confirmRegistration,
  recoverPassword,
  register,
  requestRecovery,
  resendConfirmation,
} from "../registration/index.ts";
import { readDebug, readErrorReports, reportError, settleErrorReport } from "../reports/index.ts";
import {
  changePassword,
  login,
  logout,
  readBusiness,
  readCurrentUser,
  readTheme,
  readUser,
  updateBusiness,
  updateUser,
} from "../session/index.ts";
import { endOtherSessions, readSessions } from "../sessions/index.ts";
import { readConfigs, readFrame, readHome, readMenu, readPage } from "../site/index.ts";
import { placeSubscription, readSubscriptionOffers } from "../subscriptions/index.ts";
import { createMember, readCurrentTeam, readMemberOrders } from "../team/index.ts";
import { readIp, trackVisit } from "../tracking/index.ts";
import { deskCallsByFeature } from "./desk.ts";

/** Every call, by feature, for the documents, the glossary and the tests. */
export const callsByFeature: Readonly<Record<string, readonly AnyCall[]>> = {
  ...deskCallsByFeature,
  session: [
    login,
    logout,
    changePassword,
    readCurrentUser,
    readUser,
    updateUser,
    readBusiness,
    updateBusiness,
    readTheme,
  ],
  sessions: [readSessions, endOtherSessions],
  registration: [
    register,
    resendConfirmation,
    confirmRegistration,
    requestRecovery,
    checkRecoveryLink,
    recoverPassword,
  ],
  factors: [
    loginWithCode,
    readLoginChallenge,
    loginWithPasskey,
    readFactors,
    startAuthenticator,
    confirmAuthenticator,
    removeAuthenticator,
    startPasskey,
    addPasskey,
    removePasskey,
    renewRecoveryCodes,
    readProofChallenge,
  ],
  "own-account": [changeAddress, confirmAddress, undoAddress, exportOwnData, closeAccount],
  team: [readCurrentTeam, createMember, readMemberOrders],
  catalogue: [
    readCities,
    readCountries,
    readOptions,
    readDefaultOptions,
    readTenderOptions,
    readProducts,
    readColours,
    readCanvases,
    readTextCanvas,
    readTexteCanvas,
    readPackageRate,
    readRates,
  ],
  calendar: [readCalendar],
  quote: [quoteAd],
  proof: [proofDraft, proofAd],
  orders: [
    placeAd,
    placeTenderAd,
    readEditableAd,
    editAd,
    readRecap,
    cancelOrder,
    readMyOrders,
    readInvoiceDetails,
    editInvoiceDetails,
  ],
  journal: [
    readJournalOptions,
    readJournalProducts,
    readJournalPackage,
    placeJournal,
    placeJournalUnderConvention,
  ],
  subscriptions: [readSubscriptionOffers, placeSubscription],
  payments: [payOrder, readPaymentState, topUp, applyCoupon],
  invoices: [readMyInvoices, downloadInvoice, downloadInvoices, downloadMonthlyInvoice],
  packages: [readMyPackages],
  dashboard: [readDashboard, readDashboardAds],
  ads: [readMyAds, readMyAd, cancelAd, duplicateAd, switchAd, readDeactivationReasons],
  exports: [exportMyAds, exportMyInvoices, exportMyOrders],
  certificates: [downloadCertificate, verifyAd, verifyCertificate],
  captcha: [readCaptcha],
  contact: [sendContact, readContactDetails],
  guide: [readGuideMenu, readGuideContent],
  "daily-pages": [downloadDailyPage, viewDailyPage],
  listing: [listPublishedAds, readPublishedAd, contactAdvertiser, readGlobal],
  feeds: [readFeed, openFeed, revokeFeed],
  tracking: [trackVisit, readIp],
  reports: [reportError, readDebug, readErrorReports, settleErrorReport],
  site: [readConfigs, readMenu, readHome, readFrame, readPage],
};
