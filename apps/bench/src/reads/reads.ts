import { readMyAds } from "@parution/contract/ads";
import type { Client } from "@parution/contract/client";
import { readDashboard, readDashboardAds } from "@parution/contract/dashboard";
import { readMyInvoices } from "@parution/contract/invoices";
import { listPublishedAds, readPublishedAd } from "@parution/contract/listing";
import { readMyOrders } from "@parution/contract/orders";
import { readBusiness } from "@parution/contract/session";
import { readHome } from "@parution/contract/site";
import { readCurrentTeam, readMemberOrders } from "@parution/contract/team";
import { atMost, type Figure } from "../figure.ts";

/** A call that a page of the portal makes when it is opened. */
export interface Read {
  readonly area: string;
  readonly call: () => Promise<unknown>;
}

/** The page of ten thousand rows. */
export const LATE = 1000;
const HEADING = "immobilier-vente";

/** The reads of an account that has pages by the thousand, each list at its first page, at a late one and filtered. */
export async function readsOf(client: Client): Promise<readonly Read[]> {
  const team = await client.call(readCurrentTeam, { body: {} });
  const userId = team.at(-1)?.userId;
  if (userId === undefined) throw new Error("The account has no team: was the database filled?");
  const from = "2026-01-01";
  const to = "2026-03-31";
  const ads = (page: number, query = {}) => client.call(readMyAds, { params: { page }, query });
  const orders = (query: object) => client.call(readMyOrders, { query });
  const invoices = (query: object) => client.call(readMyInvoices, { query });
  const publishedAds = (query: object) => client.call(listPublishedAds, { query });
  const [publishedAd] = (await publishedAds({ headingSlug: HEADING })).publishedAds;
  if (publishedAd === undefined) throw new Error("No ad is published: was the database filled?");
  const { id, slug } = publishedAd;
  return [
    { area: "my ads, page 1", call: () => ads(1) },
    { area: "my ads, page 1 000", call: () => ads(LATE) },
    { area: "my ads, archived", call: () => ads(1, { status: "archived" }) },
    { area: "my ads, three months", call: () => ads(1, { from, to }) },
    { area: "my ads, one reference", call: () => ads(1, { reference: "A00000999" }) },
    { area: "my orders, page 1", call: () => orders({ page: 1 }) },
    { area: "my orders, page 1 000", call: () => orders({ page: LATE }) },
    { area: "my orders, cancelled", call: () => orders({ page: 1, status: "cancelled" }) },
    { area: "my orders, three months", call: () => orders({ page: 1, from, to }) },
    { area: "a member's orders", call: () => client.call(readMemberOrders, { query: { userId } }) },
    { area: "my invoices, page 1", call: () => invoices({ page: 1 }) },
    { area: "my invoices, page 1 000", call: () => invoices({ page: LATE }) },
    { area: "my invoices, to be settled", call: () => invoices({ page: 1, status: "toSettle" }) },
    { area: "dashboard", call: () => client.call(readDashboard, { query: {} }) },
    {
      area: "dashboard's ads, page 1 000",
      call: () => client.call(readDashboardAds, { query: { page: LATE } }),
    },
    { area: "my team", call: () => client.call(readCurrentTeam, { body: {} }) },
    { area: "my balance", call: () => client.call(readBusiness, { body: {} }) },
    { area: "home page", call: () => client.call(readHome, { query: { supportId: 1 } }) },
    { area: "published ads, page 1", call: () => publishedAds({ headingSlug: HEADING }) },
    {
      area: "published ads, page 1 000",
      call: () => publishedAds({ headingSlug: HEADING, page: LATE }),
    },
    {
      area: "published ads, of a city",
      call: () => publishedAds({ headingSlug: HEADING, cityId: 1 }),
    },
    {
      area: "published ads, searched",
      call: () => publishedAds({ search: "appartement casablanca" }),
    },
    { area: "published ads, one reference", call: () => publishedAds({ search: "A00000999" }) },
    { area: "a published ad", call: () => client.call(readPublishedAd, { query: { id, slug } }) },
  ];
}

const FIRST_PAGE = "page 1";
const LATE_PAGE = "page 1 000";
/** A late page may take a quarter more than the first: what two medians differ by on a busy machine. */
const FLAT = 1.25;

/**
 * Ratio for each list: how many times as long its late page takes as its first, beside the same of its peers; by
 * medians.
 */
export function flatness(figures: readonly Figure[]): readonly Figure[] {
  const named = new Map(figures.map((figure) => [figure.area, figure]));
  return figures.flatMap((late) => {
    if (!late.area.endsWith(`, ${LATE_PAGE}`)) return [];
    const first = named.get(late.area.replace(LATE_PAGE, FIRST_PAGE));
    return first === undefined ? [] : [ratio(late, first)];
  });
}

const ratio = (late: Figure, first: Figure): Figure => ({
  area: `${late.area} over ${FIRST_PAGE}`,
  value: late.value / first.value,
  unit: "×",
  budget: atMost(FLAT),
  peers: late.peers.map(({ name, value }, index) => ({
    name,
    value: value / (first.peers[index]?.value ?? Number.NaN),
  })),
});
