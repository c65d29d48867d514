import { useLingui } from "@lingui/react/macro";
import { dateInZone, eachDay, type IsoDate } from "@parution/rules/dates";
import { type IssueDays, issueBlock } from "@parution/rules/journal";
import { useMemo } from "react";
import type { Catalogue } from "../catalogue/offer.ts";

/** What the calendar shows: the window, and the days in it that had no edition, with their reasons. */
export interface ShownDays {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly today: IsoDate;
  readonly blocked: ReadonlyMap<IsoDate, string>;
}

/** The days of a window in words. */
export function useShownDays(
  { window, closures }: IssueDays,
  catalogue: Catalogue,
  { now, zone }: { readonly now: number; readonly zone: string },
): ShownDays {
  const { t } = useLingui();
  const { from, to } = window;
  const today = dateInZone(now, zone);
  return useMemo(() => {
    const blocked = new Map<IsoDate, string>();
    for (const date of eachDay(from, to)) {
      const reason = issueBlock(date, { window: { from, to }, closures });
      if (reason === "weekend") blocked.set(date, t`Pas de parution le samedi ni le dimanche`);
      if (reason === "no-edition") {
        blocked.set(date, catalogue.closures.get(date) ?? t`Pas d’édition ce jour`);
      }
    }
    return { from, to, today, blocked };
  }, [from, to, today, closures, catalogue, t]);
}
