import type { Medium } from "../calendar/index.ts";
import type { IsoDate } from "../dates/index.ts";
import type { AdStatus, AdSwitch } from "./status.ts";

/** Facts that decide if an ad can be taken off the web, or put back. */
export interface SwitchableAd {
  readonly status: AdStatus;
  readonly online: boolean;
  /** True when its advertiser wanted it on the web. */
  readonly publishOnWeb: boolean;
  /** True when its first date has come. */
  readonly isPublished: boolean;
}

/**
 * `reactiver_desactiver_annonce`: an ad that is online can be taken off; one that was there and is validated still can
 * come back.
 */
export function adSwitchOf({ status, online, publishOnWeb, isPublished }: SwitchableAd): AdSwitch {
  if (status !== "validated") return "none";
  if (online) return "deactivate";
  return publishOnWeb && isPublished ? "reactivate" : "none";
}

/** State of a validated ad on the web; one never shown there stays planned. */
export type WebState = "planned" | "online" | "offline";

/** The state that a list shows of an ad: its status, and once it is validated where it stands on the web. */
export type ShownAdStatus =
  | AdStatus
  | Exclude<WebState, "planned">
  /** Unpaid, of an account on term: to be charged to it. */
  | "toConfirm"
  /** Waiting for a correction that a moderator asked for. */
  | "toCorrect";

/** Facts that change the words for a status. */
export interface ShownFacts {
  /** True when its order is charged to its account in place of a payment. */
  readonly onTerm?: boolean | undefined;
  /** True while a moderator waits for its correction. */
  readonly toCorrect?: boolean | undefined;
}

/** State of an ad on the web, by its possible actions there. */
export function webStateOf(adSwitch: AdSwitch): WebState {
  if (adSwitch === "none") return "planned";
  return adSwitch === "deactivate" ? "online" : "offline";
}

/** The state that lists, exports and the dashboard show of an ad. */
export function shownAdStatus(
  status: AdStatus,
  web: WebState,
  { onTerm = false, toCorrect = false }: ShownFacts = {},
): ShownAdStatus {
  if (web !== "planned") return web;
  if (toCorrect) return "toCorrect";
  return onTerm && status === "unpaid" ? "toConfirm" : status;
}

/**
 * `telecharger_pdf_dates`: the issues whose page holds the ad, `today` among them, but for those in which it is known not to have
 * run. A digital ad is on no page.
 */
export function pageDates(
  ad: {
    readonly status: AdStatus;
    readonly dates: readonly IsoDate[];
    /** Days of cancelled editions, and of those that lack the ad. */
    readonly missedDates: readonly IsoDate[];
    readonly medium: Medium;
  },
  today: IsoDate,
): IsoDate[] {
  if (ad.medium !== "print" || ad.status !== "validated") return [];
  return ad.dates.filter((date) => date <= today && !ad.missedDates.includes(date));
}
