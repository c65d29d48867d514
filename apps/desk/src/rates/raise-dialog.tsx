import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAction } from "@parution/app/data/use-action.ts";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { raiseRates } from "@parution/contract/lazy/rate-cards";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { NumberField } from "@parution/kit/number-field";
import { useState } from "react";
import { type useDraft, useTableNames } from "./use-draft.ts";

interface RaiseDialogProps {
  draft: ReturnType<typeof useDraft>;
  onClose: () => void;
}

/** Sets every price of the chosen kind and newspaper to the one in force, raised or lowered. */
export function RaiseDialog({ draft, onClose }: RaiseDialogProps) {
  const { t } = useLingui();
  const client = useClient();
  const names = useTableNames();
  const { draftId, version, asked, read, unsaved } = draft;
  const [percent, setPercent] = useState<number | null>(5);
  const support = read.data?.supports.find(({ id }) => id === asked.supportId)?.label;
  const raising = useAction(async (by: number) => {
    const { table, supportId } = asked;
    const body = { draftId, version, table, supportId, percent: by };
    draft.setVersion((await client.call(raiseRates, { body })).version);
    await read.mutate();
    onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t`Ajuster les prix`}
      description={[names[asked.table], support ?? t`Tous les journaux`].join(" · ")}
      closeLabel={t`Fermer`}
      footer={
        <>
          <Button onClick={onClose}>{t`Annuler`}</Button>
          <Button
            variant="primary"
            disabled={percent === null || unsaved > 0}
            isPending={raising.pending}
            pendingLabel={t`Ajustement en cours`}
            onClick={() => percent !== null && void raising.run(percent)}
          >
            {t`Ajuster`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <NumberField
          label={t`Pourcentage`}
          description={t`Des prix en vigueur ; négatif pour baisser.`}
          locale={localeOf(useLanguage())}
          minValue={-90}
          maxValue={500}
          value={percent}
          onChange={setPercent}
          labels={{ decrement: t`Un de moins`, increment: t`Un de plus` }}
        />
        {unsaved > 0 && (
          <Alert tone="warning" labels={{ tone: t`Attention` }}>
            {t`Enregistrez d’abord les prix saisis.`}
          </Alert>
        )}
        {raising.refusal !== null && (
          <Alert tone="danger" labels={{ tone: t`Erreur` }}>
            {raising.refusal}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
