import { useLingui } from "@lingui/react/macro";
import { useInstant } from "@parution/app/i18n/date-formats.ts";
import { Alert } from "@parution/kit/alert";
import { ButtonLink } from "@parution/kit/button";
import { formatDayFirst } from "@parution/rules/dates";
import type { AdDetails } from "./use-my-ad.ts";

/** Dates that the ad misses, each with the way to choose what becomes of it. */
export function OpenChoices({ choices }: { choices: AdDetails["openChoices"] }) {
  const { t } = useLingui();
  const minute = useInstant();
  return choices.map(({ day, until, url }) => {
    const date = formatDayFirst(day);
    const last = minute(until);
    return (
      <Alert
        key={day}
        tone="warning"
        labels={{ tone: t`Attention` }}
        title={t`Votre annonce ne paraît pas le ${date}`}
        action={
          <ButtonLink size="sm" href={url} target="_top">
            {t`Choisir`}
          </ButtonLink>
        }
      >
        {t`Choisissez la prochaine édition ou le remboursement. Sans réponse avant le ${last}, elle paraîtra dans la prochaine édition ouverte.`}
      </Alert>
    );
  });
}
