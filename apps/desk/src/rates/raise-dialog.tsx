import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { raiseRates } from "@parution/contract/lazy/rate-cards";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { NumberField } from "@parution/kit/number-field";
import { useId } from "react";
import type { useDraft } from "./use-draft.ts";
import { useTableNames } from "./use-rate-place.ts";

interface RaiseDialogProps {
  draft: ReturnType<typeof useDraft>;
  onClose: () => void;
}

/** Sets every price of the chosen kind and newspaper to the one in force, raised or lowered. */
export function RaiseDialog({ draft, onClose }: RaiseDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const client = useClient();
  const names = useTableNames();
  const { draftId, version, filters, read } = draft;
  const support = read.data?.supports.find(({ id }) => id === filters.supportId)?.label;
  const form = useAppForm<{ percent: number | null }>({
    defaultValues: { percent: 5 },
    faultsOf: ({ percent }) => ({ ...(percent === null && { percent: "missing" }) }),
    onSubmit: async ({ percent }) => {
      if (percent === null) return undefined;
      const { table, supportId } = filters;
      const body = { draftId, version, table, supportId, percent };
      const raised = await client
        .call(raiseRates, { body }, { awaitsReads: true })
        .catch(draft.readAfterLoss);
      draft.setVersion(raised.version);
      onClose();
      return undefined;
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t`Ajuster les prix`}
      description={[names[filters.table], support ?? t`Tous les journaux`].join(" · ")}
      closeLabel={t`Fermer`}
      footer={
        <>
          <Button onClick={onClose}>{t`Annuler`}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isPending={form.pending}
            pendingLabel={t`Ajustement en cours`}
          >
            {t`Ajuster`}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} className="flex flex-col gap-5">
        <NumberField
          label={t`Pourcentage`}
          description={t`Des prix en vigueur ; négatif pour baisser.`}
          locale={localeOf(useLanguage())}
          minValue={-90}
          maxValue={500}
          value={form.watch("percent")}
          error={form.errorOf("percent")}
          onChange={(percent) => form.change("percent", percent)}
          labels={{ decrement: t`Un de moins`, increment: t`Un de plus` }}
        />
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}
