import type { Medium } from "../calendar/index.ts";
import type { IsoDate } from "../dates/index.ts";
import type { AdStatus, AdSwitch } from "./status.ts";

/** What decides whether an ad can be taken off the web, or put back. */
export interface SwitchableAd {
  readonly status: AdStatus;
  readonly online: boolean;
  /** Whether its advertiser wanted it on the web. */
  readonly publishOnWeb: boolean;
  /** Whether its first date has come. */
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

/** Where a validated ad stands on the web; one that is never shown there stays planned. */
export type WebState = "planned" | "online" | "offline";

/** The state that a list shows of an ad: its status, and once it is validated where it stands on the web. */
export type ShownAdStatus = AdStatus | Exclude<WebState, "planned">;

/** Where an ad stands on the web, by what can be done with it there. */
export function webStateOf(adSwitch: AdSwitch): WebState {
  if (adSwitch === "none") return "planned";
  return adSwitch === "deactivate" ? "online" : "offline";
}

/** The state that lists, exports and the dashboard show of an ad. */
export const shownAdStatus = (status: AdStatus, web: WebState): ShownAdStatus =>
  web === "planned" ? status : web;

/**
 * `telecharger_pdf_dates`: the issues whose page holds the ad, by the calendar, `today` among them. What is digital alone is
 * on no page.
 */
export function pageDates(
  ad: {
    readonly status: AdStatus;
    readonly dates: readonly IsoDate[];
    readonly medium: Medium;
  },
  today: IsoDate,
): IsoDate[] {
  if (ad.medium !== "print" || ad.status !== "validated") return [];
  return ad.dates.filter((date) => date <= today);
}
