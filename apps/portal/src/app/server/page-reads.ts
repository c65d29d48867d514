import { filterOf, pageOf } from "@parution/app/lists/list-filter.ts";
import { readMyAd, readMyAds } from "@parution/contract/ads";
import { readRates } from "@parution/contract/catalogue";
import { readContactDetails } from "@parution/contract/contact";
import { readFactors } from "@parution/contract/factors";
import { readGuideContent, readGuideMenu } from "@parution/contract/guide";
import { readMyInvoices } from "@parution/contract/invoices";
import { listPublishedAds, readPublishedAd } from "@parution/contract/listing";
import { readMyOrders, readRecap } from "@parution/contract/orders";
import { readMyPackages } from "@parution/contract/packages";
import { readBusiness, readCurrentUser, readTheme } from "@parution/contract/session";
import { readFrame, readHome, readMenu, readPage } from "@parution/contract/site";
import { readCurrentTeam, readMemberOrders } from "@parution/contract/team";
import { permissionsOf } from "@parution/rules/access";
import { invoiceFilterOf } from "../../features/invoices/invoices.data.ts";
import { listingInput } from "../../features/listing/listing.data.ts";
import { callFilterOf, filterStatuses } from "../../features/my-ads/my-ads.data.ts";
import { orderFilterOf } from "../../features/my-orders/my-orders.data.ts";
import { supportIdIn } from "../../features/order-form/use-start.ts";
import { packageInput, packageStatusList } from "../../features/packages/packages.data.ts";
import { publishedAdAddressOf } from "../../features/published-ad/published-ad.data.ts";
import { ofPage } from "../../features/static-page/static-page.data.ts";
import { idIn } from "../../shared/id-in.ts";
import {
  listingFilterOf,
  listingPlaceOf,
  movedPublishedAdPath,
} from "../../shared/published-ads/listing-address.ts";
import { directory, type Support } from "../../shared/support/directory.tsx";
import { ofOneSupport, ofSupport } from "../../shared/support/support-input.ts";
import { frontPage, subheadings } from "../../shared/support/use-home.ts";
import { themeInput } from "../theme-overrides.tsx";
import { movable, type Read, type Reads, read, readPart, tagged, type Visit } from "./read.ts";

/** An order of any kind, before it is paid and after. */
const ofOrder: Reads = ({ params }) => {
  const orderId = idIn(params.orderId);
  return orderId === null ? null : [read(readRecap, { query: { orderId } })];
};

/**
 * First reads of each page, by its file in `features`: the calls that its hooks make, with the same inputs. They stand here, beside
 * the server that sends them, since features load the codecs of their calls on demand. A page that is missing is rendered without
 * data, one behind the login as an outline.
 */
export const pageReads: Readonly<Record<string, Reads>> = {
  /** The home page of the newspaper that the visitor is with, else of the portal. */
  "home/home": ({ support }) => [
    tagged(readPart(readHome, frontPage, ofSupport(support)), readHome, () => adsOf(support)),
    readPart(readHome, directory, ofSupport(support)),
    readPart(readMenu, subheadings, ofOneSupport(support)),
  ],

  /** The page of the list, and the other headings. */
  "listing/listing": ({ params, search, namedSupport }) => {
    const place = listingPlaceOf(params.first, params.second);
    if (place === null) return null;
    const ads = read(listPublishedAds, listingInput(place, listingFilterOf(search), namedSupport));
    return [
      tagged(ads, listPublishedAds, () => adsOf(namedSupport)),
      readPart(readHome, directory, ofSupport(namedSupport)),
    ];
  },

  "published-ad/published-ad": ({ params, search }) => {
    const query = publishedAdAddressOf(params, search);
    if (query === null) return null;
    // Similar ads are of its heading.
    const named = tagged(
      read(readPublishedAd, { query }),
      readPublishedAd,
      ({ id, support, heading }) => [`ad:${id}`, `heading:${support.id}:${heading.id}`],
    );
    return [movable(named, readPublishedAd, (ad) => movedPublishedAdPath(params, ad))];
  },

  "rates/rates": ({ support }) => [read(readRates, ofOneSupport(support))],

  "contact/contact": () => [read(readContactDetails, {})],

  /** The chapters and the content of the first: the hash of an address is not sent to a server. */
  "guide/guide": ({ support }) => [
    read(readGuideMenu, ofSupport(support)),
    read(readGuideContent, ofSupport(support)),
  ],

  /** The page in the version that the address names, else in the one that counts today. */
  "static-page/static-page": ({ path, search }) => {
    const input = ofPage(path, search);
    return input === null ? null : [read(readPage, input)];
  },

  /** No reads of the form, which the browser renders. An address names a support by its id, or none. */
  "order-form/trial": ({ params: { support } }) =>
    support === undefined || supportIdIn(support) !== null ? [] : null,

  "my-ads/my-ads": ({ params, search }) => {
    const query = callFilterOf(filterOf(search, filterStatuses));
    return [read(readMyAds, { params: { page: pageOf(params.page) }, query })];
  },

  "ad-details/ad-details": ({ params }) => {
    const id = idIn(params.id);
    return id === null ? null : [read(readMyAd, { query: { slug: params.slug ?? "", id } })];
  },

  /** The account's or a member's orders, with the team of a parent account. */
  "my-orders/my-orders": ({ params, search, account }) => {
    const { memberId, ...filter } = orderFilterOf(search);
    const query = { page: pageOf(params.page), ...filter };
    return [
      memberId === undefined
        ? read(readMyOrders, { query })
        : read(readMemberOrders, { query: { userId: memberId, ...query } }),
      ...(account?.user.isParent ? [read(readCurrentTeam, {})] : []),
    ];
  },

  "my-orders/order": ofOrder,

  "recap/recap": ofOrder,

  "invoices/invoices": ({ params, search }) => [
    read(readMyInvoices, { query: { page: pageOf(params.page), ...invoiceFilterOf(search) } }),
  ],

  /** Accounts on term have invoices in their place. */
  "packages/packages": ({ params, search, account }) => {
    if (account === null) return [];
    const { user, business } = account;
    if (!permissionsOf({ ...business, ...user }).seesPackages) return [];
    const page = pageOf(params.page);
    const second = pageOf(`pg=${search.get("pageP") ?? ""}`);
    const filter = filterOf(search, packageStatusList);
    return [read(readMyPackages, packageInput(business.id, page > 1 ? page : second, filter))];
  },

  "team/team": () => [read(readCurrentTeam, {})],

  "security/security": () => [read(readFactors, {})],
};

/** True for a page that has first reads. */
export const hasReads = ({ name }: { readonly name: string }): boolean =>
  Object.hasOwn(pageReads, name);

/** Reads of the frame: newspapers, their headings, and the colours of the visitor's newspaper. */
export const frameReads = ({ support }: Visit): readonly Read[] => [
  readPart(readHome, directory, { query: {} }),
  read(readFrame, {}),
  ...(support === null ? [] : [read(readTheme, themeInput(support))]),
];

/** Reads of the signed-in user for every page of an account. */
export const accountReads = [
  read(readCurrentUser, {}),
  read(readBusiness, {}),
  read(readMenu, { query: {} }),
];

/** Tag of all published ads of a newspaper, or of all newspapers. */
const adsOf = (support: Support | null): readonly string[] => [
  support === null ? "ads" : `ads:${support.id}`,
];
