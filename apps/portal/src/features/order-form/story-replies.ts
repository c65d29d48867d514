import { serverNow } from "@parution/app/browser/server-clock.ts";
import { type Reply, reply } from "@parution/app/testing/replies.ts";
import { readCalendar } from "@parution/contract/calendar";
import type { CallAnswer } from "@parution/contract/call";
import {
  readCanvases,
  readCities,
  readColours,
  readOptions,
  readPackageRate,
  readProducts,
  readRates,
  readTenderOptions,
} from "@parution/contract/catalogue";
import { readBusiness, readCurrentUser } from "@parution/contract/session";
import { readConfigs } from "@parution/contract/site";
import { publicationDays } from "@parution/rules/calendar";
import { withTax } from "@parution/rules/money";
import { samples } from "./sample-offer.ts";
import { type SampleAccount, sampleAccount } from "./sample-order.ts";

/** Time of the stories. */
export const STORY_NOW = "2026-11-21T09:00:00Z";

const { printSupport, digitalSupport, heading, lineProduct, modularProduct } = samples;
const now = Date.parse(STORY_NOW);
const zone = "Africa/Lagos";
const period = { start: "2026-11-21", end: "2027-01-31" } as const;

export const STORY_CONFIGS: CallAnswer<typeof readConfigs> = {
  version: "1",
  now,
  publisherZone: zone,
  languages: ["fr", "ar"],
  defaultSupportId: 1,
  termsVersion: "2026-11-01",
  links: {
    register: "",
    recoverPassword: "",
    editProfile: "",
    backOffice: "",
    agencies: "",
    advertising: "",
    jobs: "",
  },
  constants: {
    tax: 20,
    charactersPerLine: 28,
    minimumLines: 2,
    ringScale: 90,
    highestTopUp: 20_000_00,
    highestBalance: 20_000_00,
    fileBytes: 10_485_760,
    filesBytes: 41_943_040,
    filmBytes: 209_715_200,
  },
};

const reasons = {
  weekend: "Pas de parution le samedi ni le dimanche.",
  deadline: "Délai dépassé.",
  outside: "Hors de la période ouverte aux commandes.",
  "no-edition": "Pas d’édition ce jour.",
} as const;

const arabicSupport = {
  ...printSupport,
  id: 2,
  label: "الأفق",
  slug: "al-ofoq",
  language: "ar",
} as const;

const digitalType = { id: 3, label: "Annonce numérique" };

const canvases = [
  {
    ...samples.modularCanvas,
    width: 50,
    height: 74,
    titleLimit: 50,
    bodyLimit: 260,
    footerLimit: 40,
  },
  {
    ...samples.modularCanvas,
    id: 4,
    label: "4 modules",
    price: 720_00,
    width: 104,
    height: 74,
    titleLimit: 60,
    bodyLimit: 520,
    footerLimit: 60,
    modules: 4,
  },
];

/** The prices of the modular job offers, tax included. */
const rates: CallAnswer<typeof readRates> = {
  support: { id: 1, label: "L'Horizon", slug: "l-horizon", medium: "print", fixedPrice: false },
  flatPrice: null,
  blockLines: 25,
  discountFromDates: 2,
  tiers: [],
  headings: [
    {
      id: heading.id,
      label: heading.label,
      slug: heading.slug,
      discountPercent: null,
      types: [
        {
          id: modularProduct.typeId,
          label: "Annonce modulaire",
          format: "modular",
          unit: null,
          samples: [],
          canvases: canvases.map(({ id, label, width, height, price }) => ({
            id,
            label,
            width,
            height,
            colour: "Noir et blanc",
            price: withTax(price),
            packagePrice: null,
          })),
        },
      ],
    },
  ],
};

const otherHeading = {
  ...heading,
  id: 8,
  label: "Immobilier",
  slug: "immobilier",
  subheadings: [{ id: 41, label: "Terrains", asksSector: false }],
  options: [],
};

const isDigital = (url: URL) =>
  /\/4$/.test(url.pathname) || url.searchParams.get("support_id") === "4";

/** Options of the newspaper that an address names. */
export const optionsOf = (url: URL): CallAnswer<typeof readOptions> => ({
  channels: [...samples.channels],
  supports: [printSupport, arabicSupport, digitalSupport],
  headings: [heading, otherHeading].map((one) =>
    isDigital(url) ? { ...one, types: [digitalType] } : one,
  ),
});

/** A small newspaper house, for one account. */
export function orderReplies(account: SampleAccount = sampleAccount()): Reply[] {
  return [
    reply(readCurrentUser, () => account.user),
    reply(readBusiness, () => account.business),
    reply(readConfigs, () => STORY_CONFIGS),
    reply(readOptions, optionsOf),
    reply(readTenderOptions, optionsOf),
    reply(readColours, () => samples.colours),
    reply(readProducts, (url) =>
      isDigital(url)
        ? [{ ...modularProduct, id: 102, typeId: digitalType.id, colourId: null }]
        : [lineProduct, modularProduct],
    ),
    reply(readCanvases, (url) =>
      url.searchParams.get("type_produit_id") === "1" ? [samples.lineCanvas] : canvases,
    ),
    reply(readRates, () => rates),
    reply(readCities, () => samples.cities),
    reply(readPackageRate, () => null),
    reply(readCalendar, (url) => ({
      now: serverNow(),
      ...period,
      days: publicationDays({
        medium: isDigital(url) ? "digital" : "print",
        leadHours: isDigital(url) ? 0 : 36,
        now: serverNow(),
        zone,
        ...period,
        closures: new Set(["2027-01-01"] as const),
      }).map(({ date, available, reason, cutoff }) => ({
        date,
        available,
        reason: reason && reasons[reason],
        reasonCode: reason,
        cutoff: available ? cutoff : null,
      })),
      provisional: [],
    })),
  ];
}
