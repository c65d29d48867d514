import type { Issue } from "../blocks/calendar-with-price/calendar-with-price";
import type { ListedAd } from "../blocks/list-with-filters/list-columns";
import type { Credentials, LoginErrors } from "../blocks/login/login";
import type { Newspaper, Order } from "../blocks/order-form/order-form";
import type { OrderPrice } from "../blocks/order-form/order-preview";
import { MINIMUM_ROWS, ROW_LENGTH, ROW_LIMIT } from "../rules/column.ts";
import type { Issues } from "../rules/issues.ts";

const DAY = 86_400_000;
const closed = { sunday: "Pas de Gazette le dimanche.", holiday: "Jour férié.", passed: "Clos." };

/** Stands in for the Gazette's server, which knows one account. */
export async function signIn({ password }: Credentials): Promise<LoginErrors | undefined> {
  return password === "barque" ? undefined : { password: "Mot de passe refusé." };
}

export const ads: readonly ListedAd[] = [
  { reference: "G-12", title: "Barque de pêche", day: "2026-11-24", status: "online", price: 3600 },
  { reference: "G-11", title: "Chat roux", day: "2026-10-30", status: "cancelled", price: 2400 },
].map((ad) => ({ ...ad, href: `#${ad.reference}` }) as ListedAd);

/** The Gazette's open issues at 36 dirhams each, closing at 16:00 the day before. */
export function issuesToOrder({ first, closed: without }: Issues): Issue[] {
  const start = Date.parse(first);
  return Array.from({ length: 20 }, (_, index) => start + index * DAY)
    .map((midnight) => ({
      day: new Date(midnight).toISOString().slice(0, 10) as Issue["day"],
      price: 3600,
      closesAt: midnight - 9 * 3_600_000,
    }))
    .filter(({ day }) => !without.has(day));
}

export const newspaperOf = (issues: Issues): Newspaper => ({
  id: "gazette",
  name: "La Gazette du Détroit",
  headings: [{ value: "vehicles", label: "Voitures et bateaux" }],
  lineLength: ROW_LENGTH,
  minLines: MINIMUM_ROWS,
  maxLines: ROW_LIMIT,
  calendar: {
    minValue: issues.first,
    maxValue: issues.last,
    blocked: new Map([...issues.closed].map(([day, reason]) => [day, closed[reason]])),
  },
});

export function priceOf({ days }: Order, lines: number): OrderPrice {
  const beforeTax = lines * days.length * 1000;
  return { line: 1000, beforeTax, tax: beforeTax / 5, total: beforeTax * 1.2 };
}
