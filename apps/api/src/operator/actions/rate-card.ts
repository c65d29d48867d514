import { type IsoDate, startOfDayInZone } from "@parution/rules/dates";
import {
  type RateCardFault,
  type RateCardRefusal,
  type RatePrices,
  scheduleCard,
  withdrawCard,
} from "../../rate-cards/index.ts";
import { type Action, Refusal } from "./action.ts";

interface Scheduling {
  readonly label: string;
  /** First day on which its prices are valid, from midnight in the publisher's zone. */
  readonly from: IsoDate;
  readonly prices: RatePrices;
}

/** Schedules a rate card from a day on; orders until then, and before, keep their price. */
export function scheduleRateCard(
  { label, from, prices }: Scheduling,
  reason: string | null,
): Action {
  return {
    command: "rate-card",
    subject: from,
    reason,
    async carryOut({ db, clock, config }) {
      const validFrom = new Date(startOfDayInZone(from, config.publisherZone));
      const now = new Date(clock.now());
      const outcome = await scheduleCard(db, { label, validFrom, prices }, now);
      if ("reason" in outcome) throw new Refusal(describeRefusal(outcome));
      return { before: { card: null }, after: { card: outcome.id, label, from } };
    },
  };
}

/** Withdraws a rate card before its day. */
export function withdrawRateCard(id: number, reason: string | null): Action {
  return {
    command: "withdraw-rate-card",
    subject: String(id),
    reason,
    async carryOut({ db, clock }) {
      const outcome = await withdrawCard(db, id, new Date(clock.now()));
      if ("reason" in outcome) throw new Refusal(describeRefusal(outcome));
      return { before: { withdrawn: false }, after: { withdrawn: true } };
    },
  };
}

const sentences = {
  past: "A rate card begins on a later day.",
  taken: "Another rate card begins on that day.",
  unknown: "There is no such rate card.",
  applied: "Its prices are in force already.",
  withdrawn: "It was withdrawn before.",
};

const faultWords = {
  unknown: "is not in the catalogue",
  doubled: "is there twice",
  missing: "is missing",
  tiers: "has tiers that overlap or are reversed",
  package: "has a package tier and no package price",
} as const satisfies Record<RateCardFault["fault"], string>;

/** Faults named in one refusal. */
const NAMED = 20;

function describeRefusal(refusal: RateCardRefusal): string {
  if (refusal.reason !== "faults") return sentences[refusal.reason];
  const named = refusal.faults
    .slice(0, NAMED)
    .map(({ table, key, fault }) => `${table} ${key} ${faultWords[fault]}`);
  const others = refusal.faults.length - named.length;
  return [...named, ...(others > 0 ? [`and ${others} more`] : [])].join("; ");
}
