import { useLingui } from "@lingui/react/macro";
import { serverNow } from "@parution/app/browser/server-clock.ts";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { useAction } from "@parution/app/data/use-action.ts";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { scheduleRates } from "@parution/contract/lazy/rate-cards";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { DateTimeField, type IsoDateTime } from "@parution/kit/date-time-field";
import { Dialog } from "@parution/kit/dialog";
import { addDays, dateInZone, instantInZone, wallTimeInZone } from "@parution/rules/dates";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { useDraft } from "./use-draft.ts";

interface ScheduleDialogProps {
  draft: ReturnType<typeof useDraft>;
  onClose: () => void;
}

/** Instant from which the card is valid; tomorrow's first by default. */
export function ScheduleDialog({ draft, onClose }: ScheduleDialogProps) {
  const { t } = useLingui();
  const client = useClient();
  const navigate = useNavigate();
  const link = useLink();
  const zone = usePublisherZone();
  const [now] = useState(() => wallTimeInZone(serverNow(), zone));
  const [from, setFrom] = useState<IsoDateTime | null>(
    () => `${addDays(dateInZone(serverNow(), zone), 1)}T00:00`,
  );
  const scheduling = useAction(async (wall: IsoDateTime) => {
    const { draftId, version } = draft;
    const validFrom = instantInZone(wall, zone);
    await client.call(scheduleRates, { body: { draftId, version, validFrom } });
    void navigate(link("/tarifs"));
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t`Programmer la grille`}
      closeLabel={t`Fermer`}
      footer={
        <>
          <Button onClick={onClose}>{t`Annuler`}</Button>
          <Button
            variant="primary"
            disabled={from === null || from <= now}
            isPending={scheduling.pending}
            pendingLabel={t`Programmation en cours`}
            onClick={() => from !== null && void scheduling.run(from)}
          >
            {t`Programmer`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <DateTimeField
          label={t`Valable à partir du`}
          description={t`Les commandes passées avant gardent leur prix.`}
          locale={localeOf(useLanguage())}
          now={now}
          minValue={now}
          value={from}
          onChange={setFrom}
          labels={{
            clear: t`Effacer la date et l’heure`,
            outside: t`Choisissez un instant à venir.`,
          }}
        />
        {scheduling.refusal !== null && (
          <Alert tone="danger" labels={{ tone: t`Erreur` }}>
            {scheduling.refusal}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
