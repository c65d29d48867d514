import { type DemoAccount, demoAccounts, emailOf } from "../accounts.ts";
import { advertiserEmails } from "./advertisers.ts";
import type { Tongue } from "./facts.ts";
import { arabicNotices, frenchNotices, type NoticeKind } from "./notices/index.ts";
import { type Dice, dice } from "./random.ts";
import type { State } from "./states.ts";

/** An ad to be written: whose, what, where and how far. */
export interface PlannedAd {
  readonly seed: number;
  readonly email: string;
  readonly tongue: Tongue;
  readonly kind: NoticeKind;
  readonly supportId: number;
  readonly state: State;
  /** From 0, the newest, to 1, the oldest of its state. */
  readonly age: number;
}

const PUBLISHED = 200;
/** Each account's own seeds begin at a multiple of this, beyond those of the published ads. */
const OWN_SEEDS = 1_000;

/** By the language of the notice, as often as they stand here. */
const supportsOf: Readonly<Record<Tongue, readonly number[]>> = {
  0: [1, 1, 1, 3, 3, 4],
  1: [2, 2, 4],
};
const kindsOf: Readonly<Record<Tongue, readonly NoticeKind[]>> = {
  0: frenchNotices,
  1: arabicNotices,
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

/** What each account finds in its own list. */
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

const ofConvention: ReadonlySet<DemoAccount> = new Set(["terme", "plafond", "convention"]);

/** Every ad of the demonstration: the published ones of all advertisers, then each account's own. */
export function planAds(): PlannedAd[] {
  const published = Array.from({ length: PUBLISHED }, (_, index) => {
    const thrown = dice(index);
    const age = index / (PUBLISHED - 1);
    return {
      ...subject(index, thrown),
      email: thrown.pick(advertiserEmails),
      state: "online" as const,
      age,
    };
  });
  const own = demoAccounts.flatMap((account, place) =>
    statesOf[account].map((state, index) => ({
      ...subject((place + 1) * OWN_SEEDS + index, dice(index), ofConvention.has(account)),
      email: emailOf(account),
      state,
      age: index / statesOf[account].length,
    })),
  );
  return [...published, ...own];
}

/** What an ad is about. Kinds take turns, so that every heading has its ads; five of nine are French. */
function subject(seed: number, thrown: Dice, isTender = false) {
  const tongue: Tongue = seed % 9 < 5 ? 0 : 1;
  const kinds = kindsOf[tongue].filter(({ heading }) => !isTender || heading === "appels-offres");
  const kind = kinds[seed % kinds.length] ?? thrown.pick(kinds);
  return { seed, tongue, kind, supportId: thrown.pick(supportsOf[tongue]) };
}
