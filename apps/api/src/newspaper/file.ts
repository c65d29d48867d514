import { LONGEST_LEAD, leavesAnEdition } from "@parution/rules/calendar";
import { isEmail } from "@parution/rules/fields";
import { LARGEST_RATE } from "@parution/rules/price";
import { NAME_LIMIT } from "@parution/rules/text-limits";
import * as z from "zod";
import { MOST_MODULES } from "./starter/canvases.ts";

const text = (most: number) => z.string().trim().min(1).max(most);
/** French and Arabic. */
const label = z.strictObject({ fr: text(NAME_LIMIT), ar: text(NAME_LIMIT) });
const slug = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be of letters a to z, digits and single hyphens");
/** Dirhams before tax in the file, centimes in the program. */
const price = z
  .number()
  .min(0.01)
  .max(1_000_000)
  .refine(
    (dirhams) => Math.abs(dirhams * 100 - Math.round(dirhams * 100)) < 1e-6,
    "must be in whole centimes",
  )
  .transform((dirhams) => Math.round(dirhams * 100));
/** Price of a module in centimes: the largest canvas has a price that a rate card may have. */
const modulePrice = price.refine((centimes) => centimes * MOST_MODULES <= LARGEST_RATE, {
  error: `must be ${Math.floor(LARGEST_RATE / MOST_MODULES) / 100} at most, for ${MOST_MODULES} modules`,
});
/** Prices by the slug of a heading; `default` for the others. */
const byHeading = z.record(z.string(), price).and(z.object({ default: price }));

const WEEKDAYS = [
  ...["sunday", "monday", "tuesday", "wednesday"],
  ...["thursday", "friday", "saturday"],
] as const;

interface Days {
  readonly closedDays: readonly (typeof WEEKDAYS)[number][];
  readonly weekendEditions: readonly ("saturday" | "sunday")[];
}

const hasEdition = ({ closedDays, weekendEditions }: Days): boolean =>
  leavesAnEdition(closedDays.map(weekdayNumber), weekendEditions);

const AN_EDITION = { message: "must leave a day with an edition", path: ["closedDays"] };

const common = {
  slug,
  name: label,
  tagline: label.optional(),
  language: z.enum(["fr", "ar"]),
  /** The whole theme is derived from it. */
  colour: z.string().regex(/^#[0-9a-f]{6}$/i, "must be a colour such as #7a1f2b"),
  /** Hours before a day begins at which it closes to new ads; 36 in print and 0 on the web where absent. */
  leadHours: z.int().min(0).max(LONGEST_LEAD).optional(),
  closedDays: z.array(z.enum(WEEKDAYS)).max(7).default([]),
  /** Days of the weekend on which it appears. */
  weekendEditions: z
    .array(z.enum(["saturday", "sunday"]))
    .max(2)
    .default([]),
};

const print = z
  .strictObject({
    ...common,
    medium: z.literal("print"),
    moroccanHolidays: z.boolean().default(true),
    /** Row ends of line ads: at any character, or at a space. */
    wordBreak: z.enum(["break-all", "break-word"]).default("break-all"),
    prices: z.strictObject({
      line: byHeading,
      module: modulePrice,
      colourModule: modulePrice.optional(),
    }),
  })
  .refine(hasEdition, AN_EDITION);

const digital = z
  .strictObject({
    ...common,
    medium: z.literal("digital"),
    moroccanHolidays: z.boolean().default(false),
    prices: z.strictObject({ date: byHeading }),
  })
  .refine(hasEdition, AN_EDITION);

/** Reports slugs that two newspapers have; runs beside other faults, so that entries may be of any shape. */
function compareSlugs(newspapers: unknown, context: z.RefinementCtx): void {
  const named = z.array(z.object({ slug: z.string() }).catch({ slug: "" })).safeParse(newspapers);
  const slugs = (named.data ?? []).map((one) => one.slug);
  for (const [at, slug] of slugs.entries()) {
    const first = slugs.indexOf(slug);
    if (slug === "" || first === at) continue;
    context.addIssue({
      code: "custom",
      path: [at, "slug"],
      input: slug,
      message: `is ${slug}, as that of newspapers[${first}] is`,
    });
  }
}

/** Newspapers and their owner, as `operator init` reads them. */
export const newspaperFile = z.strictObject({
  newspapers: z
    .array(z.discriminatedUnion("medium", [print, digital]))
    .min(1)
    .max(50)
    .superRefine(compareSlugs, { when: () => true }),
  owner: z.strictObject({
    civility: z.enum(["mr", "mrs"]),
    firstName: text(60),
    lastName: text(60),
    email: z.string().toLowerCase().refine(isEmail, "must be an e-mail address"),
    language: z.enum(["fr", "ar"]),
  }),
});

export type NewspaperFile = z.infer<typeof newspaperFile>;
export type Newspaper = NewspaperFile["newspapers"][number];

/** Number of a day of the week, from Sunday. */
export const weekdayNumber = (day: (typeof WEEKDAYS)[number]): number => WEEKDAYS.indexOf(day);
