export interface Holiday {
  /** ISO day. */
  readonly date: string;
  readonly reason_fr: string;
  readonly reason_ar: string;
  /** True where the sighting of the moon decides: the day is provisional until it is announced. */
  readonly religious: boolean;
}

/** The civil holidays on which the dailies do not appear, `MM-DD`. */
const civil: readonly (readonly [day: string, fr: string, ar: string])[] = [
  ["01-01", "Nouvel An", "رأس السنة الميلادية"],
  ["01-11", "Manifeste de l’Indépendance", "ذكرى تقديم وثيقة الاستقلال"],
  ["05-01", "Fête du Travail", "عيد الشغل"],
  ["07-30", "Fête du Trône", "عيد العرش"],
  ["11-06", "Marche verte", "ذكرى المسيرة الخضراء"],
  ["11-18", "Fête de l’Indépendance", "عيد الاستقلال"],
];

/** The same in the Islamic calendar, `month-day`. */
const islamic: ReadonlyMap<string, readonly [fr: string, ar: string]> = new Map([
  ["1-1", ["Nouvel An de l’Hégire", "فاتح محرم"]],
  ["3-12", ["Aïd Al Mawlid", "عيد المولد النبوي"]],
  ["3-13", ["Aïd Al Mawlid", "عيد المولد النبوي"]],
  ["10-1", ["Aïd Al Fitr", "عيد الفطر"]],
  ["10-2", ["Aïd Al Fitr", "عيد الفطر"]],
  ["12-10", ["Aïd Al Adha", "عيد الأضحى"]],
  ["12-11", ["Aïd Al Adha", "عيد الأضحى"]],
]);

// The civil Umm al-Qura calendar stands in for the sighting of the moon, which cannot be computed.
const islamicDay = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", {
  month: "numeric",
  day: "numeric",
  timeZone: "UTC",
});

const DAY_MS = 86_400_000;

/** Every holiday of a year without an edition, one a day, in order. */
export function holidaysOf(year: number): Holiday[] {
  const byDate = new Map<string, Holiday>();
  for (const [day, fr, ar] of civil) {
    byDate.set(`${year}-${day}`, {
      date: `${year}-${day}`,
      reason_fr: fr,
      reason_ar: ar,
      religious: false,
    });
  }
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += DAY_MS) {
    const found = islamic.get(monthAndDay(at));
    if (found === undefined) continue;
    const date = new Date(at).toISOString().slice(0, 10);
    byDate.set(date, { date, reason_fr: found[0], reason_ar: found[1], religious: true });
  }
  return [...byDate.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

function monthAndDay(at: number): string {
  const parts = islamicDay.formatToParts(at);
  const numberOf = (type: "month" | "day") => parts.find((part) => part.type === type)?.value ?? "";
  return `${numberOf("month")}-${numberOf("day")}`;
}
