import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { saveFile, showFile } from "@parution/app/files/save-file.ts";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { downloadDailyPage, viewDailyPage } from "@parution/contract/lazy/daily-pages";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { EmptyState } from "@parution/kit/empty-state";
import { DownloadIcon, EyeIcon, NewspaperIcon } from "@parution/kit/icon";
import { Select } from "@parution/kit/select";
import { formatDayFirst, type IsoDate } from "@parution/rules/dates";
import { useId } from "react";
import type { AdDialogProps, AdWithActions } from "../ad-with-actions.ts";

/** Downloads or opens the newspaper's page with an ad, of a chosen day. */
export function DailyPdfDialog({ ad, onClose }: AdDialogProps) {
  const { t } = useLingui();
  const [first] = ad.pdfDates;
  return first === undefined ? (
    <Dialog open size="sm" onClose={onClose} closeLabel={t`Fermer`} title={t`PDF du journal`}>
      <NoPage ad={ad} />
    </Dialog>
  ) : (
    <ChosenPage ad={ad} first={first} onClose={onClose} />
  );
}

interface ChosenPageProps {
  ad: AdWithActions;
  first: IsoDate;
  onClose: () => void;
}

function ChosenPage({ ad, first, onClose }: ChosenPageProps) {
  const { t } = useLingui();
  const client = useClient();
  const id = useId();
  const form = useAppForm<{ day: IsoDate }, { day: IsoDate }, "show">({
    defaultValues: { day: first },
    faultsOf: () => ({}),
    onSubmit: async ({ day }, _captcha, intent) => {
      const query = { day, reference: ad.reference ?? String(ad.id), supportId: ad.support.id };
      if (intent === "show") await showFile(() => client.call(viewDailyPage, { query }));
      else saveFile(await client.call(downloadDailyPage, { query }));
      return undefined;
    },
  });
  const isShowing = form.pendingIntent === "show";
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      closeLabel={t`Fermer`}
      title={t`PDF du journal`}
      description={<bdi>{ad.support.label}</bdi>}
      footer={
        <>
          <Button
            onClick={() => void form.submit("show")}
            disabled={form.pending && !isShowing}
            isPending={isShowing}
            pendingLabel={t`Préparation`}
          >
            <EyeIcon />
            {t`Consulter`}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            disabled={isShowing}
            isPending={form.pending && !isShowing}
            pendingLabel={t`Préparation`}
          >
            <DownloadIcon />
            {t`Télécharger`}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className="flex flex-col gap-4">
        <Select
          {...form.field("day")}
          label={t`Édition du`}
          items={ad.pdfDates.map((date) => ({ value: date, label: formatDayFirst(date) }))}
        />
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}

function NoPage({ ad }: { ad: AdWithActions }) {
  const { t } = useLingui();
  const isPrinted = ad.support.medium === "print";
  return (
    <EmptyState
      icon={NewspaperIcon}
      title={
        isPrinted
          ? t`Cette annonce n’a pas encore paru`
          : t`Cette annonce paraît en ligne seulement`
      }
    >
      {isPrinted &&
        ad.firstDate !== null &&
        t`Première parution le ${formatDayFirst(ad.firstDate)}`}
    </EmptyState>
  );
}
