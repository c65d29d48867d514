import { readMyAd, readMyAds } from "../ads/index.ts";
import { readCalendar } from "../calendar/index.ts";
import type { AnyCall } from "../call/index.ts";
import {
  readCanvases,
  readCities,
  readColours,
  readCountries,
  readOptions,
  readPackageRate,
  readProducts,
  readTextCanvas,
  readTexteCanvas,
} from "../catalogue/index.ts";
import { cancelOrder, placeAd, readRecap } from "../orders/index.ts";
import { applyCoupon, payOrder } from "../payments/index.ts";
import { quoteAd } from "../quote/index.ts";
import {
  login,
  logout,
  readBusiness,
  readCurrentTeam,
  readCurrentUser,
  readTheme,
} from "../session/index.ts";
import { readConfigs, readHome, readMenu } from "../site/index.ts";

/** Every call, by feature: what the documents, the glossary and the tests go through. */
export const callsByFeature: Readonly<Record<string, readonly AnyCall[]>> = {
  session: [login, logout, readCurrentUser, readCurrentTeam, readBusiness, readTheme],
  catalogue: [
    readCities,
    readCountries,
    readOptions,
    readProducts,
    readColours,
    readCanvases,
    readTextCanvas,
    readTexteCanvas,
    readPackageRate,
  ],
  calendar: [readCalendar],
  quote: [quoteAd],
  orders: [placeAd, readRecap, cancelOrder],
  payments: [payOrder, applyCoupon],
  ads: [readMyAds, readMyAd],
  site: [readConfigs, readMenu, readHome],
};
