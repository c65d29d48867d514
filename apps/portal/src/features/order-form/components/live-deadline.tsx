import { useLingui } from "@lingui/react/macro";
import { DeadlineCountdown } from "@parution/kit/deadline-countdown";
import { useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { serverNow } from "../../../shared/clock/server-clock.ts";
import { localeOf } from "../../../shared/i18n/languages.ts";
import { useLanguage } from "../../../shared/links/links.tsx";
import type { OrderValues } from "../model/order-values.ts";
import { closedDates, nextDeadline } from "../model/publication-days.ts";
import { useOrder } from "./order-context.ts";

const TICK_MILLISECONDS = 1000;

/** Time left to order: for the chosen dates, else for the next edition; passed as soon as one of the dates has closed. */
export function LiveDeadline() {
  const { t } = useLingui();
  const language = useLanguage();
  const { control } = useFormContext<OrderValues>();
  const dates = useWatch({ control, name: "dates" });
  const { days } = useOrder();
  const now = useServerNow();
  if (days === null) return null;
  const late = dates.length > 0 && closedDates(days, dates).length > 0;
  const until = late ? now : nextDeadline(days, dates);
  if (until === null) return null;
  return (
    <DeadlineCountdown
      until={until}
      now={now}
      locale={localeOf(language)}
      labels={{
        remaining: dates.length > 0 ? t`À commander dans` : t`Prochaine édition : commandez dans`,
        passed: late ? t`Une date choisie n’est plus ouverte` : t`Le délai est passé`,
      }}
    />
  );
}

/** The server's clock, second by second (readings E4). */
function useServerNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
