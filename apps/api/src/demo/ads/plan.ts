import { type DemoAccount, demoAccounts, emailOf } from "../accounts.ts";
import { type PastOrders, pastAge, people } from "../orders/past.ts";
import { advertiserEmails } from "./advertisers.ts";
import type { Tongue } from "./facts.ts";
import type { AdKind } from "./kinds/ad-kind.ts";
import { arabicClassified } from "./kinds/arabic-classified.ts";
import { arabicOfficial } from "./kinds/arabic-official.ts";
import { frenchClassified } from "./kinds/french-classified.ts";
import { frenchOfficial } from "./kinds/french-official.ts";
import { MODERATED, queuedAds } from "./queue.ts";
import { type Dice, dice } from "./random.ts";
import type { State } from "./states.ts";

/** An ad to be written: whose, what, where and how far. */
export interface PlannedAd {
  readonly seed: number;
  readonly email: string;
  readonly tongue: Tongue;
  readonly kind: AdKind;
  readonly supportId: number;
  readonly state: State;
  /** Relative age within the ad's state, from 0, the newest, to 1, the oldest. */
  readonly age: number;
}

const PUBLISHED = 200;
/** Number of ads beside them in each language, enough for a list of ads with pages. */
const LISTED = 32;
const LISTED_HEADING = "immobilier-vente";
const LISTED_SEEDS = 60_000;
/** Each account's own seeds begin at a multiple of this, beyond those of the published ads. */
const OWN_SEEDS = 1_000;
/** First seed of {@link manyOf}. */
const MANY_SEEDS = 100;
/** First seed of the orders of the years before. */
const PAST_SEEDS = 20_000;

/** Newspapers of each ad language, repeated as often as they are to be chosen. */
const supportsOf: Readonly<Record<Tongue, readonly number[]>> = {
  0: [1, 1, 1, 3, 3, 4],
  1: [2, 2, 4],
};
const kindsOf: Readonly<Record<Tongue, readonly AdKind[]>> = {
  0: [...frenchOfficial, ...frenchClassified],
  1: [...arabicOfficial, ...arabicClassified],
};

const common: readonly State[] = [
  "online",
  "coming",
  "unpaid",
  "online",
  "archived",
  "cancelled",
  "online",
  "awaiting",
  "late",
  "online",
  "archived",
  "unpaid",
];

const onTerm: readonly State[] = [
  "online",
  "inReview",
  "coming",
  "unpaid",
  "archived",
  "cancelled",
  "online",
  "inReview",
  "late",
  "archived",
  "online",
  "unpaid",
];

/** Ads of each account. */
const statesOf: Readonly<Record<DemoAccount, readonly State[]>> = {
  particulier: common,
  pro: [...common, ...common],
  terme: onTerm,
  plafond: onTerm,
  convention: common,
  credit: onTerm,
  membre: common,
  admin: common,
};

/** Number of ads that, with those of {@link statesOf}, fill three pages of a list filtered by state. */
const MANY = 21;

/** Kind of which an account has enough for a list of several pages. */
const manyOf: Partial<Record<DemoAccount, readonly State[]>> = {
  pro: ["online", "offline", "saved", "cancelled"],
  convention: ["promised"],
};

const ofConvention: ReadonlySet<string> = new Set(
  (["terme", "plafond", "convention"] as const).map(emailOf),
);

/**
 * Every ad of the demonstration: the published ones of all advertisers, each account's own, those of the past, and those of
 * the moderated newspaper that wait.
 */
export function planAds(): PlannedAd[] {
  return [
    ...publishedAds(),
    ...listedAds(0),
    ...listedAds(1),
    ...demoAccounts.flatMap(ownAds),
    ...people.flatMap(pastAds),
    ...queuedAds(),
  ];
}

function publishedAds(): PlannedAd[] {
  return Array.from({ length: PUBLISHED }, (_, index) => {
    const thrown = dice(index);
    const age = index / (PUBLISHED - 1);
    return {
      ...subject(index, thrown),
      email: thrown.pick(advertiserEmails),
      state: "online" as const,
      age,
    };
  });
}

/** Plans the ads of one heading, in the first support of their language. */
function listedAds(tongue: Tongue): PlannedAd[] {
  const kinds = kindsOf[tongue].filter(({ heading }) => heading === LISTED_HEADING);
  const [supportId = 1] = supportsOf[tongue];
  return Array.from({ length: LISTED }, (_, index) => {
    const seed = LISTED_SEEDS + tongue * OWN_SEEDS + index;
    const thrown = dice(seed);
    return {
      seed,
      tongue,
      kind: kinds[index % kinds.length] ?? thrown.pick(kinds),
      supportId,
      email: thrown.pick(advertiserEmails),
      state: "online" as const,
      age: (index + 1) / LISTED,
    };
  });
}

function ownAds(account: DemoAccount, place: number): PlannedAd[] {
  const email = emailOf(account);
  const seeds = (place + 1) * OWN_SEEDS;
  const own = inTurn(statesOf[account]).map((ad, index) => ({ ...ad, seed: seeds + index }));
  const many = (manyOf[account] ?? [])
    .flatMap((state) => inTurn(Array.from({ length: MANY }, () => state)))
    .map((ad, index) => ({ ...ad, seed: seeds + MANY_SEEDS + index }));
  return [...own, ...many].map(({ seed, ...ad }) => ({
    ...ad,
    ...subject(seed, dice(seed % MANY_SEEDS), ofConvention.has(email)),
    // Other newspapers accept at once what was paid.
    ...(ad.state === "awaiting" && { supportId: MODERATED }),
    email,
  }));
}

/** States with ages evenly from the newest to the oldest. */
function inTurn(states: readonly State[]) {
  return states.map((state, index) => ({ state, age: index / states.length }));
}

function pastAds({ email, ads, refused }: PastOrders, place: number): PlannedAd[] {
  return Array.from({ length: ads }, (_, index) => {
    const seed = PAST_SEEDS + place * OWN_SEEDS + index;
    return {
      ...subject(seed, dice(seed), ofConvention.has(email)),
      email,
      state: index < refused ? ("refused" as const) : ("past" as const),
      age: pastAge(seed),
    };
  });
}

/** Subject of an ad. Kinds take turns, so that every heading has its ads; five of nine are French. */
function subject(seed: number, thrown: Dice, isTender = false) {
  const tongue: Tongue = seed % 9 < 5 ? 0 : 1;
  const kinds = kindsOf[tongue].filter(({ heading }) => !isTender || heading === "appels-offres");
  const kind = kinds[seed % kinds.length] ?? thrown.pick(kinds);
  return { seed, tongue, kind, supportId: thrown.pick(supportsOf[tongue]) };
}
