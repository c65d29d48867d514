import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { NumberField } from "@parution/kit/number-field";
import { formatDayFirst } from "@parution/rules/dates";
import { MOST_COPIES } from "@parution/rules/journal";
import { copiesId } from "./journal-values.ts";
import { useJournal } from "./use-journal-form.ts";

/** Number of copies of each issue, and of all. */
export function Quantities() {
  const { t } = useLingui();
  const language = useLanguage();
  const { form, values } = useJournal();
  const { issues } = values;
  const copies = issues.reduce((sum, issue) => sum + (issue.copies ?? 0), 0);
  return (
    <div className="grid gap-4">
      <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {issues.map(({ date, copies: count }, index) => {
          const day = formatDayFirst(date);
          return (
            <li key={date}>
              <NumberField
                id={copiesId(date)}
                label={t`Exemplaires du ${`\u2068${day}\u2069`}`}
                required
                value={count}
                minValue={1}
                maxValue={MOST_COPIES}
                locale={localeOf(language)}
                labels={{
                  decrement: t`Un exemplaire de moins`,
                  increment: t`Un exemplaire de plus`,
                }}
                error={form.errorOf(`issues.${index}.copies`)}
                onChange={(next) =>
                  form.change(
                    "issues",
                    issues.map((issue) => (issue.date === date ? { date, copies: next } : issue)),
                  )
                }
              />
            </li>
          );
        })}
      </ul>
      <p className="font-semibold tabular-nums">
        {t`${plural(copies, { one: "# exemplaire en tout", other: "# exemplaires en tout" })}`}
      </p>
    </div>
  );
}
