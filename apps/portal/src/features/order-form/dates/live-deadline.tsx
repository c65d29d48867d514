import { useLingui } from "@lingui/react/macro";
import { useServerNow } from "@parution/app/browser/server-clock.ts";
import { isolated } from "@parution/app/i18n/formats.ts";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { DeadlineCountdown } from "@parution/kit/deadline-countdown";
import { useDeferredValue } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useDeadlineText } from "../../../shared/use-deadline-text.ts";
import { useDays } from "../order-context.ts";
import type { OrderValues } from "../order-values.ts";
import { closedDates, nextDeadline } from "./publication-days.ts";

/** Time left to order: for the chosen dates, else for the next edition; passed as soon as one of the dates has closed. */
export function LiveDeadline() {
  const { t } = useLingui();
  const language = useLanguage();
  const { control } = useFormContext<OrderValues>();
  const dates = useWatch({ control, name: "dates" });
  // The first number in words takes a browser 20 ms: not within the task that paints the form.
  const days = useDeferredValue(useDays(), null);
  const now = useServerNow();
  const deadlineText = useDeadlineText();
  if (days === null) return null;
  const late = dates.length > 0 && closedDates(days, dates).length > 0;
  const until = late ? now : nextDeadline(days, dates);
  if (until === null) return null;
  return (
    <div className="grid gap-1">
      <DeadlineCountdown
        until={until}
        now={now}
        locale={localeOf(language)}
        labels={{
          remaining: dates.length > 0 ? t`À commander dans` : t`Prochaine édition : commandez dans`,
          passed: late ? t`Une date choisie n’est plus ouverte` : t`Le délai est passé`,
        }}
      />
      {now < until && (
        <p className="text-caption text-fg-muted">{t`Jusqu’au ${isolated(deadlineText(until))}`}</p>
      )}
    </div>
  );
}
