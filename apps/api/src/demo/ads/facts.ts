import { formatDayFirst, type IsoDate } from "@parution/rules/dates";
import { cities } from "../../newspaper/starter/cities.ts";
import type { Label } from "../../newspaper/starter/heading-spec.ts";
import {
  activities,
  companies,
  families,
  men,
  projects,
  schools,
  streets,
  women,
} from "./names.ts";
import { type Dice, dice } from "./random.ts";

/** Facts of an ad, in one language. */
export interface Facts {
  readonly city: string;
  readonly company: string;
  readonly otherCompany: string;
  readonly person: string;
  readonly otherPerson: string;
  readonly street: string;
  readonly activity: string;
  /** Subject of a public enquiry. */
  readonly project: string;
  readonly school: string;
  /** Dirhams, written with spaces. */
  readonly capital: string;
  readonly phone: string;
  /** Number of a register, a file, an identity card. */
  readonly register: number;
  /** Days before and after the ad, as they are written in it. */
  readonly pastDay: string;
  readonly comingDay: string;
  readonly year: number;
  readonly dice: Dice;
}

/** The language of an ad, as the place of its text in a label. */
export type Tongue = 0 | 1;

/** The facts of one ad, and the city it is from. */
export function factsOf(
  seed: number,
  tongue: Tongue,
  days: { readonly past: IsoDate; readonly coming: IsoDate },
): { readonly facts: Facts; readonly cityId: number } {
  const thrown = dice(seed);
  const inTongue = (label: Label) => label[tongue];
  const city = thrown.pick(cities);
  // Arabic verbs agree with their subject, and the Arabic ads name men.
  const first = tongue === 0 ? [...men, ...women] : men;
  const person = () => `${inTongue(thrown.pick(first))} ${inTongue(thrown.pick(families))}`;
  const facts: Facts = {
    city: tongue === 0 ? city.label_fr : city.label_ar,
    company: inTongue(thrown.pick(companies)),
    otherCompany: inTongue(thrown.pick(companies)),
    person: person(),
    otherPerson: person(),
    street: `${thrown.between(2, 180)}${tongue === 0 ? ", " : " "}${inTongue(thrown.pick(streets))}`,
    activity: inTongue(thrown.pick(activities)),
    project: inTongue(thrown.pick(projects)),
    school: inTongue(thrown.pick(schools)),
    capital: inThousands(thrown.pick([10, 50, 100, 200, 300, 500, 1000, 2500, 6000]) * 1000),
    phone: phoneOf(thrown),
    register: thrown.between(11_204, 498_770),
    pastDay: formatDayFirst(days.past),
    comingDay: formatDayFirst(days.coming),
    year: Number(days.past.slice(0, 4)),
    dice: thrown,
  };
  return { facts, cityId: city.id };
}

/** `1 250 000`, its spaces never broken. */
export function inThousands(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, "\u00A0");
}

/** Prefix that no Moroccan number has, so no real subscriber is called. */
function phoneOf(thrown: Dice): string {
  return `0500${String(thrown.between(0, 99_999)).padStart(6, "0")}`;
}
