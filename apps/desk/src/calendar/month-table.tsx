import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type Language, localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { Heading } from "@parution/kit/heading";
import { ChevronBackIcon, ChevronForwardIcon } from "@parution/kit/icon";
import { IconButton } from "@parution/kit/icon-button";
import {
  addDays,
  formatLongDate,
  formatMonth,
  type IsoDate,
  weekdayName,
  weekdayOf,
} from "@parution/rules/dates";
import type { DeskDay } from "./calendar.data.ts";

interface MonthTableProps {
  /** Every day of a month. */
  days: readonly DeskDay[];
  today: IsoDate;
  onTurn: (step: 1 | -1) => void;
  onChoose: (date: IsoDate) => void;
}

/** A month as weeks from Monday, each day with its state, occasion and planned ads. */
export function MonthTable({ days, today, onTurn, onChoose }: MonthTableProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const weeks = weeksOf(days);
  const write = (options: Intl.DateTimeFormatOptions, date: string) =>
    new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: "UTC" }).format(
      new Date(date),
    );
  const month = formatMonth(days[0]?.date ?? today, language);
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <IconButton
          label={t`Mois précédent`}
          icon={<ChevronBackIcon />}
          onClick={() => onTurn(-1)}
        />
        <Heading level={2} size="title-sm" className="first-letter:uppercase" aria-live="polite">
          {month}
        </Heading>
        <IconButton
          label={t`Mois suivant`}
          icon={<ChevronForwardIcon />}
          onClick={() => onTurn(1)}
        />
      </div>
      <table className="-mx-1 w-[calc(100%+0.5rem)] table-fixed border-separate border-spacing-1">
        <caption className="sr-only">{month}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((day) => (
              <th
                key={day}
                scope="col"
                abbr={weekdayName(day, language)}
                className="h-8 text-caption font-medium text-fg-muted"
              >
                {write({ weekday: "short" }, day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)?.date}>
              {week.map((day, index) =>
                day === null ? (
                  <td key={index} />
                ) : (
                  <td key={day.date} className="p-0">
                    <DayButton day={day} today={today} onChoose={onChoose} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {days.some(({ state }) => state === "provisional") && (
        <p className="flex gap-2 text-caption text-fg-muted sm:hidden">
          <span className="font-semibold">{signOf(language)}</span>
          {t`À confirmer`}
        </p>
      )}
    </>
  );
}

/** A week that begins on a Monday, for the names of its days. */
const WEEKDAYS = Array.from({ length: 7 }, (_, index) => addDays("2026-06-01", index));

interface DayButtonProps {
  day: DeskDay;
  today: IsoDate;
  onChoose: (date: IsoDate) => void;
}

function DayButton({ day, today, onChoose }: DayButtonProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { date, state, ads } = day;
  const reason = language === "fr" ? day.reasonFr : day.reasonAr;
  const names = {
    open: t`Ouvert`,
    weekend: t`Week-end`,
    closed: t`Fermé`,
    provisional: t`À confirmer`,
  };
  const planned = ads > 0 ? t`${plural(ads, { one: "# annonce", other: "# annonces" })}` : "";
  const isAnnounced = state === "provisional" && reason !== "";
  const mark = state === "open" || state === "weekend" ? "" : names[state];
  const occasion = isAnnounced ? `${reason} · ${mark}` : reason || mark;
  const labelParts = [formatLongDate(date, language), names[state], reason, planned];
  return (
    <button
      type="button"
      disabled={date <= today}
      aria-label={labelParts.filter((text) => text !== "").join(language === "ar" ? "، " : ", ")}
      aria-current={date === today ? "date" : undefined}
      onClick={() => onChoose(date)}
      className={`${CELL} ${cellClasses[state]} ${date <= today ? "opacity-60" : ""}`}
    >
      <span className="flex w-full justify-between font-semibold">
        <span className={date === today ? "underline underline-offset-4" : undefined}>
          {numberOf(date, language)}
        </span>
        {state === "provisional" && (
          <span
            className="before:content-[attr(data-sign)] sm:hidden"
            data-sign={signOf(language)}
          />
        )}
      </span>
      {/* The name says occasion and ads too, in words and apart from the day's number. */}
      <span
        className="hidden w-full text-caption wrap-break-word hyphens-auto before:content-[attr(data-occasion)] sm:line-clamp-3"
        data-occasion={occasion}
      />
      <span className="mt-auto text-caption tabular-nums">
        {ads > 0 && (
          <span
            className="before:content-[attr(data-count)] sm:before:content-[attr(data-planned)]"
            data-count={ads}
            data-planned={planned}
          />
        )}
      </span>
    </button>
  );
}

/** Number of a day as its name has it, so that it is found by what is seen. */
function numberOf(date: IsoDate, language: Language): string {
  const day = Number(date.slice(8));
  return language === "fr" && day === 1 ? "1er" : String(day);
}

/** Sign of a provisional day where its words find no room. */
const signOf = (language: Language) => (language === "ar" ? "؟" : "?");

const CELL =
  "flex min-h-14 w-full min-w-0 cursor-pointer flex-col items-start gap-0.5 rounded-control border p-1.5 text-start text-body-sm transition-colors duration-fast ease-standard disabled:cursor-default sm:min-h-20 sm:p-2";

const cellClasses: Readonly<Record<DeskDay["state"], string>> = {
  open: "border-line bg-surface text-fg enabled:hover:border-brand",
  weekend: "border-transparent bg-blocked text-on-blocked enabled:hover:border-brand",
  closed: "border-danger-line bg-danger-soft text-on-danger-soft enabled:hover:border-danger",
  provisional: "border-dashed border-warning-line bg-warning-soft text-on-warning-soft",
};

/** Weeks from Monday, with null before the first day and after the last. */
function weeksOf(days: readonly DeskDay[]): (DeskDay | null)[][] {
  const [first] = days;
  if (first === undefined) return [];
  const lead = (weekdayOf(first.date) + 6) % 7;
  const cells = [...Array.from({ length: lead }, () => null), ...days];
  const count = Math.ceil(cells.length / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => cells[week * 7 + day] ?? null),
  );
}
