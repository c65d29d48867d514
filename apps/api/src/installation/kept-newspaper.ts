import type { Transaction } from "kysely";
import { hasNewspapers, newspaperFile, openNewspapers } from "../newspaper/index.ts";
import { readSettings, type Settings } from "../platform/config/settings.ts";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { conflict, type Messages } from "../platform/http/problems.ts";
import { alreadyOpen, lockSettings } from "./keep.ts";

const WEEKDAYS = [
  ...["sunday", "monday", "tuesday", "wednesday"],
  ...["thursday", "friday", "saturday"],
] as const;

/**
 * Opens the stored newspaper with the starter catalogue.
 * @returns its slug.
 * @throws ProblemError 409 naming what is missing, or for a newspaper that is open.
 */
export async function openKept(
  tx: Transaction<Database>,
  { clock, config }: Pick<Context, "clock" | "config">,
): Promise<string> {
  await lockSettings(tx);
  if (await hasNewspapers(tx)) throw alreadyOpen();
  const entry = entryOf(await readSettings(tx, config));
  const refusal = await openNewspapers(tx, [entry], { clock, config });
  if (refusal?.reason === "in-use") throw alreadyOpen();
  if (refusal !== null) throw missing(texts.slug);
  return entry.slug;
}

/** A digital newspaper appears on every weekday unless days were set. */
const EVERY_DAY: Settings["days"] = { closedDays: [], moroccanHolidays: false };

/**
 * Stored newspaper in the format of operators' files, with prices in dirhams.
 * @throws ProblemError 409 naming what is missing.
 */
function entryOf({ newspaper, days, prices }: Partial<Settings>) {
  if (newspaper === undefined) throw missing(texts.newspaper);
  const { nameFr, nameAr, slug, medium, language, colour } = newspaper;
  if (days === undefined && medium === "print") throw missing(texts.days);
  const { closedDays, weekendEditions = [], moroccanHolidays, leadHours } = days ?? EVERY_DAY;
  if (prices === undefined) throw missing(texts.prices);
  const { unit, module = unit, colourModule } = prices;
  const common = {
    slug,
    name: { fr: nameFr, ar: nameAr },
    language,
    colour,
    leadHours,
    closedDays: closedDays.map((day) => WEEKDAYS[day]),
    weekendEditions,
    moroccanHolidays,
  };
  const byUnit = { default: unit / 100 };
  const entry =
    medium === "digital"
      ? { ...common, medium, prices: { date: byUnit } }
      : {
          ...common,
          medium,
          prices: {
            line: byUnit,
            module: module / 100,
            ...(colourModule === undefined ? {} : { colourModule: colourModule / 100 }),
          },
        };
  return newspaperFile.shape.newspapers.element.parse(entry);
}

export const missing = (messages: Messages) => conflict("STEP_MISSING", messages);

const texts = {
  newspaper: { fr: "Décrivez d’abord le journal.", ar: "عرفوا أولا بالجريدة." },
  days: { fr: "Choisissez d’abord les jours de parution.", ar: "اختاروا أولا أيام الصدور." },
  prices: { fr: "Indiquez d’abord les tarifs.", ar: "حددوا أولا الأسعار." },
  slug: {
    fr: "L’adresse du journal est déjà prise : choisissez-en une autre.",
    ar: "عنوان الجريدة مستعمل من قبل: اختاروا غيره.",
  },
} as const satisfies Record<string, Messages>;
