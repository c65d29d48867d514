import { useLingui } from "@lingui/react/macro";
import { capitalize } from "@parution/app/i18n/formats.ts";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import type { CallInput } from "@parution/contract/call";
import type { saveDays } from "@parution/contract/installation";
import { Checkbox } from "@parution/kit/checkbox";
import { GroupField } from "@parution/kit/form-field";
import { NumberField } from "@parution/kit/number-field";
import {
  closingHours,
  DEFAULT_LEAD,
  editionWeekdays,
  LONGEST_LEAD,
  leavesAnEdition,
  type Medium,
  WEEK,
  WORKDAYS,
} from "@parution/rules/calendar";
import type { FormPart } from "./form-part.tsx";

/** Days on which a newspaper appears, and when they close. */
export interface DayValues {
  /** Days of the week with an edition, from 0, Sunday. */
  editionDays: number[];
  moroccanHolidays: boolean;
  leadHours: number | null;
}

type SentDays = Pick<
  CallInput<typeof saveDays>["body"],
  "closedDays" | "weekendEditions" | "moroccanHolidays" | "leadHours"
>;

const [SATURDAY, SUNDAY] = [6, 0] as const;

/** Days of a new newspaper: Monday to Friday. */
export const usualDays = (medium: keyof typeof DEFAULT_LEAD): DayValues => ({
  editionDays: [...WORKDAYS],
  moroccanHolidays: medium === "print",
  leadHours: DEFAULT_LEAD[medium],
});

/** Days as the calls have them. */
export function keptDays(kept: SentDays, usual: DayValues): DayValues {
  const { closedDays, weekendEditions = [], moroccanHolidays } = kept;
  const editionDays = editionWeekdays(closedDays, weekendEditions);
  return { editionDays, moroccanHolidays, leadHours: kept.leadHours ?? usual.leadHours };
}

/** Days as the calls take them. */
export const sentDays = ({ editionDays, moroccanHolidays, leadHours }: DayValues): SentDays => ({
  closedDays: WORKDAYS.filter((day) => !editionDays.includes(day)),
  weekendEditions: [
    ...(editionDays.includes(SATURDAY) ? (["saturday"] as const) : []),
    ...(editionDays.includes(SUNDAY) ? (["sunday"] as const) : []),
  ],
  moroccanHolidays,
  leadHours: leadHours ?? undefined,
});

export function dayFaults(values: DayValues): Record<string, string> {
  const { closedDays, weekendEditions } = sentDays(values);
  return {
    ...(!leavesAnEdition(closedDays, weekendEditions) && { editionDays: "none" }),
    ...(values.leadHours === null && { leadHours: "missing" }),
  };
}

/** Messages of the fields' faults. */
export function useDayFaultTexts() {
  const { t } = useLingui();
  return { "editionDays.none": t`Gardez au moins un jour de parution.` };
}

interface DayFieldsProps {
  form: FormPart<DayValues>;
  values: DayValues;
  medium: Medium;
}

/** Days of the week, holidays, and the hours before an edition at which its last ads are ordered. */
export function DayFields({ form, values, medium }: DayFieldsProps) {
  const { t } = useLingui();
  const nameOf = useWeekdayNames();
  const locale = localeOf(useLanguage());
  const { editionDays, moroccanHolidays, leadHours } = values;
  const deadlines = useFirstDeadlines(editionDays, leadHours, medium);
  const toggle = (day: number) =>
    form.change(
      "editionDays",
      editionDays.includes(day) ? editionDays.filter((one) => one !== day) : [...editionDays, day],
    );
  return (
    <>
      <GroupField label={t`Jours de parution`} error={form.errorOf("editionDays")}>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {WEEK.map((day) => (
            <Checkbox
              key={day}
              label={nameOf(day)}
              checked={editionDays.includes(day)}
              onChange={() => toggle(day)}
            />
          ))}
        </div>
      </GroupField>
      <Checkbox
        checked={moroccanHolidays}
        onChange={(event) => form.change("moroccanHolidays", event.currentTarget.checked)}
        label={t`Pas d’édition les jours fériés marocains`}
        description={t`Les jours fixes du calendrier officiel, chaque année`}
      />
      <NumberField
        label={t`Fin des commandes, en heures avant la parution`}
        description={deadlines}
        className="max-w-sm"
        locale={locale}
        minValue={0}
        maxValue={LONGEST_LEAD}
        value={leadHours}
        error={form.errorOf("leadHours")}
        onChange={(hours) => form.change("leadHours", hours)}
        labels={{ decrement: t`Une heure de moins`, increment: t`Une heure de plus` }}
      />
    </>
  );
}

const HOUR = 3_600_000;
/** The fourth of January 1970. */
const SOME_SUNDAY = 3 * 24 * HOUR;

/** End of orders and closing of the week's first edition, in words; null where they are not known. A digital newspaper has no edition. */
function useFirstDeadlines(
  editionDays: readonly number[],
  leadHours: number | null,
  medium: Medium,
): string | null {
  const { t } = useLingui();
  const locale = localeOf(useLanguage());
  const first = WEEK.find((day) => editionDays.includes(day));
  if (first === undefined || leadHours === null) return null;
  const named = (instant: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(instant);
  const begin = SOME_SUNDAY + first * 24 * HOUR;
  const before = (hours: number) => ({
    day: named(begin - hours * HOUR, { weekday: "long" }),
    time: named(begin - hours * HOUR, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
  });
  const edition = named(begin, { weekday: "long" });
  const orders = before(leadHours);
  if (medium === "digital")
    return t`Parution du ${edition} : commandes jusqu’au ${orders.day} à ${orders.time}.`;
  const closing = before(closingHours({ medium, leadHours }));
  return t`Édition du ${edition} : commandes jusqu’au ${orders.day} à ${orders.time}, bouclage le ${closing.day} à ${closing.time}.`;
}

/** Names of the days of the week in the page's language. */
function useWeekdayNames(): (day: number) => string {
  const locale = localeOf(useLanguage());
  const format = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  return (day) => capitalize(format.format(SOME_SUNDAY + day * 24 * HOUR));
}
