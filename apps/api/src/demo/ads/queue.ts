import { advertiserEmails } from "./advertisers.ts";
import type { Tongue } from "./facts.ts";
import type { AdKind, AdText } from "./kinds/ad-kind.ts";
import { arabicClassified } from "./kinds/arabic-classified.ts";
import { arabicOfficial } from "./kinds/arabic-official.ts";
import { frenchClassified } from "./kinds/french-classified.ts";
import { frenchOfficial } from "./kinds/french-official.ts";

/** The moderated newspaper, L'Horizon Éco. */
export const MODERATED = 3;
/** Ads that wait there for a decision; with those that the accounts have themselves, moderators have 40. */
const QUEUED = 28;
const SEEDS = 80_000;
/** Every so many of them were paid in cash and are in review, the others await a decision. */
const IN_CASH = 6;

const kindsOf: Readonly<Record<Tongue, readonly AdKind[]>> = {
  0: [...frenchClassified, ...frenchOfficial],
  1: [...arabicClassified, ...arabicOfficial],
};

type Fault = (text: AdText, tongue: Tongue) => AdText;

const adding =
  (lines: Readonly<Record<Tongue, string>>): Fault =>
  ({ title, body }, tongue) => ({ title, body: `${body}\n${lines[tongue]}` });

/** Faults that a moderator's checks find; the last of them, the same text, is found twice. */
const faults: readonly Fault[] = [
  adding({ 0: "ICE : 001525713000098.", 1: "التعريف الموحد للمقاولة: 001525713000098." }),
  adding({ 0: "Prêt entre particuliers, réponse en 24 h.", 1: "قرض سريع بدون ضمان." }),
  (_, tongue) =>
    tongue === 0
      ? { title: "Cherche local commercial", body: "Bail commercial, centre-ville, 60 m² environ." }
      : { title: "البحث عن محل تجاري", body: "كراء محل تجاري بوسط المدينة، حوالي 60 مترا مربعا." },
];

/** Two of five have a fault. */
const faultAt = (index: number): Fault | undefined =>
  index % 5 === 1 || index % 5 === 3
    ? faults[Math.floor(index / 5 + 1) % faults.length]
    : undefined;

/** The queue of the demonstration's moderators: in both languages, by the line and modular, with and without a fault. */
export function queuedAds() {
  return Array.from({ length: QUEUED }, (_, index) => {
    const tongue: Tongue = index % 3 === 2 ? 1 : 0;
    const kinds = kindsOf[tongue];
    const kind = kinds[(index * 5) % kinds.length] ?? frenchOfficial[0];
    const email = advertiserEmails[index % advertiserEmails.length];
    if (kind === undefined || email === undefined) throw new Error("The queue has no kinds.");
    const fault = faultAt(index);
    return {
      seed: SEEDS + index,
      tongue,
      kind: fault === undefined ? kind : withFault(kind, fault, tongue),
      supportId: MODERATED,
      email,
      state: index % IN_CASH === IN_CASH - 1 ? ("queuedInCash" as const) : ("queued" as const),
      age: index / (QUEUED - 1),
    };
  });
}

const withFault = (kind: AdKind, fault: Fault, tongue: Tongue): AdKind => ({
  ...kind,
  write: (facts) => fault(kind.write(facts), tongue),
});
