import { useLingui } from "@lingui/react/macro";
import { serverNow } from "@parution/app/browser/server-clock.ts";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { scheduleRates } from "@parution/contract/lazy/rate-cards";
import { Button } from "@parution/kit/button";
import { DateTimeField, type IsoDateTime } from "@parution/kit/date-time-field";
import { Dialog } from "@parution/kit/dialog";
import { addDays, dateInZone, instantInZone, wallTimeInZone } from "@parution/rules/dates";
import { useId, useState } from "react";
import { useNavigate } from "react-router";
import type { useDraft } from "./use-draft.ts";

interface ScheduleDialogProps {
  draft: ReturnType<typeof useDraft>;
  onClose: () => void;
}

/** Instant from which the card is valid; tomorrow's first by default. */
export function ScheduleDialog({ draft, onClose }: ScheduleDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const client = useClient();
  const navigate = useNavigate();
  const link = useLink();
  const zone = usePublisherZone();
  const [now] = useState(() => wallTimeInZone(serverNow(), zone));
  const form = useAppForm<{ validFrom: IsoDateTime | null }>({
    defaultValues: { validFrom: `${addDays(dateInZone(serverNow(), zone), 1)}T00:00` },
    faultsOf: ({ validFrom }) => ({
      ...(validFrom === null && { validFrom: "missing" }),
      ...(validFrom !== null && validFrom <= now && { validFrom: "past" }),
    }),
    faultTexts: { "validFrom.past": t`Choisissez un instant à venir.` },
    onSubmit: async ({ validFrom: wall }) => {
      if (wall === null) return undefined;
      const { draftId, version } = draft;
      const validFrom = instantInZone(wall, zone);
      draft.setLeaving(true);
      await client.call(scheduleRates, { body: { draftId, version, validFrom } }).catch((error) => {
        draft.setLeaving(false);
        throw error;
      });
      void navigate(link("/tarifs"));
      return undefined;
    },
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
            type="submit"
            form={formId}
            isPending={form.pending}
            pendingLabel={t`Programmation en cours`}
          >
            {t`Programmer`}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} className="flex flex-col gap-5">
        <DateTimeField
          label={t`Valable à partir du`}
          description={t`Les commandes passées avant gardent leur prix.`}
          locale={localeOf(useLanguage())}
          now={now}
          minValue={now}
          value={form.watch("validFrom")}
          error={form.errorOf("validFrom")}
          onChange={(wall) => form.change("validFrom", wall)}
          labels={{
            clear: t`Effacer la date et l’heure`,
            outside: t`Choisissez un instant à venir.`,
          }}
        />
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}
