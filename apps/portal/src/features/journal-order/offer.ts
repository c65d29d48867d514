import type { LazyAnswer } from "@parution/contract/lazy";
import type { readJournalOptions, readJournalProducts } from "@parution/contract/lazy/journal";
import { type Clock, NO_WEEKEND, type WeekendEditions } from "@parution/rules/calendar";
import type { IsoDate } from "@parution/rules/dates";
import { type IssueDays, issueBlock, journalWindow } from "@parution/rules/journal";
import type { JournalChoice, JournalValues } from "./journal-values.ts";

export type JournalOptions = LazyAnswer<typeof readJournalOptions>;
export type JournalProducts = LazyAnswer<typeof readJournalProducts>;

/** Offers of a support. */
export interface Catalogue {
  readonly types: JournalOptions["types"];
  readonly products: JournalProducts["products"];
  readonly weekend: WeekendEditions;
  /** Days without an edition, with the occasion. */
  readonly closures: ReadonlyMap<IsoDate, string>;
}

export type Product = Catalogue["products"][number];
export type Duration = Product["durations"][number];

export const NO_CATALOGUE: Catalogue = {
  types: [],
  products: [],
  weekend: NO_WEEKEND,
  closures: new Map(),
};

/** The answers of the service about one support, put together. */
export function catalogueOf(options: JournalOptions, products: JournalProducts): Catalogue {
  return {
    types: options.types,
    products: products.products,
    weekend: products.weekend,
    closures: new Map(products.closures.map(({ date, reason }) => [date, reason])),
  };
}

/** The product that the choices made so far name, and its price by age. */
export function chosenOf(
  { subtypeId, durationId }: Pick<JournalValues, "subtypeId" | "durationId">,
  { products }: Catalogue,
): { product: Product | null; duration: Duration | null } {
  const product = products.find((one) => one.subtypeId === subtypeId) ?? null;
  const duration = product?.durations.find(({ id }) => id === durationId) ?? null;
  return { product, duration };
}

/** The days whose issues can be ordered at an age (docs/domain/calendar-and-deadlines.md#issues-of-the-past). */
export function issueDaysOf(
  duration: Duration,
  { weekend, closures }: Catalogue,
  clock: Clock,
): IssueDays {
  const { nearestDays: nearest, farthestDays: farthest } = duration;
  return { window: journalWindow({ nearest, farthest }, clock), weekend, closures };
}

/**
 * The values after a choice: whatever the choice has made impossible is taken back, and a single possibility is taken.
 * Another support or type begins anew from there, another period drops the issues outside it.
 */
export function withChoice(
  values: JournalValues,
  choice: JournalChoice,
  catalogue: Catalogue,
  clock: Clock,
): JournalValues {
  const next = { ...values, ...choice };
  if (next.supportId !== values.supportId) {
    return { ...next, typeId: null, subtypeId: null, durationId: null, issues: [] };
  }
  const type = catalogue.types.find(({ id }) => id === next.typeId);
  const subtypeId = onlyOr(type?.subtypes ?? [], next.subtypeId);
  const { product } = chosenOf({ subtypeId, durationId: null }, catalogue);
  const durationId = onlyOr(product?.durations ?? [], next.durationId);
  const { duration } = chosenOf({ subtypeId, durationId }, catalogue);
  const days = duration && issueDaysOf(duration, catalogue, clock);
  const issues = days ? next.issues.filter(({ date }) => issueBlock(date, days) === null) : [];
  return { ...next, subtypeId, durationId, issues };
}

/** Choices that another one has emptied: later choices, and issues that are no longer selected. */
export function lostChoices(before: JournalValues, after: JournalValues): (keyof JournalValues)[] {
  const later = ["typeId", "subtypeId", "durationId"] as const;
  const open = later.filter((field) => before[field] !== null && after[field] === null);
  return after.issues.length < before.issues.length ? [...open, "issues"] : open;
}

/** The chosen one where it is among them, else the only one there is. */
function onlyOr(among: readonly { readonly id: number }[], chosen: number | null): number | null {
  if (among.some(({ id }) => id === chosen)) return chosen;
  return among.length === 1 ? (among[0]?.id ?? null) : null;
}
