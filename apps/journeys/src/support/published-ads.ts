import { readMyAds } from "@parution/contract/ads";
import type { CallAnswer } from "@parution/contract/call";
import type { Account } from "./accounts.ts";
import { serviceAs } from "./service.ts";

type AdsPage = CallAnswer<typeof readMyAds>;
export type ListedAd = AdsPage["ads"][number];

/** The newest validated ad of an account that suits. */
export async function findValidatedAd(
  account: Account,
  suits: (ad: ListedAd) => boolean,
): Promise<ListedAd> {
  const client = await serviceAs(account);
  for (let page: number | null = 1; page !== null; ) {
    const { ads, info }: AdsPage = await client.call(readMyAds, {
      params: { page },
      query: { status: "validated" },
    });
    const ad = ads.find(suits);
    if (ad !== undefined) return ad;
    page = info.next;
  }
  throw new Error(`${account} has no such ad.`);
}

/** The address of the list that shows one ad alone. */
export const listOf = (ad: ListedAd, language = "fr"): string =>
  `/${language}/mes-annonces?reference=${ad.reference ?? ""}`;
