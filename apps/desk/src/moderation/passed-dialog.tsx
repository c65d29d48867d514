import { Plural, useLingui } from "@lingui/react/macro";
import { useRead } from "@parution/app/data/use-read.ts";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { readPassed } from "@parution/contract/lazy/moderation";
import { Button } from "@parution/kit/button";
import { Checkbox } from "@parution/kit/checkbox";
import { Dialog } from "@parution/kit/dialog";
import { EmptyState } from "@parution/kit/empty-state";
import { CheckCircleIcon } from "@parution/kit/icon";
import { Skeleton } from "@parution/kit/skeleton";
import { useState } from "react";

interface PassedDialogProps {
  onClose: () => void;
  onAccept: (adIds: readonly number[]) => void;
}

/** Ads without a remark, to be accepted at once but for those that are unticked. */
export function PassedDialog({ onClose, onAccept }: PassedDialogProps) {
  const { t } = useLingui();
  const passed = useRead(readPassed, {});
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const ads = passed.data ?? [];
  const chosen = ads.filter(({ id }) => !left.has(id)).map(({ id }) => id);
  const toggle = (id: number, isChosen: boolean) =>
    setLeft((before) => {
      const after = new Set(before);
      if (isChosen) after.delete(id);
      else after.add(id);
      return after;
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Annonces sans remarque`}
      closeLabel={t`Fermer`}
      footer={
        <>
          <Button onClick={onClose}>{t`Annuler`}</Button>
          <Button variant="primary" disabled={chosen.length === 0} onClick={() => onAccept(chosen)}>
            <Plural value={chosen.length} one="Accepter # annonce" other="Accepter # annonces" />
          </Button>
        </>
      }
    >
      <ReadFailure
        title={t`Les annonces ne peuvent pas être affichées`}
        error={passed.error}
        isBesideOld={passed.data !== undefined}
        onRetry={() => void passed.mutate()}
      />
      {passed.data === undefined && passed.error === undefined && (
        <Skeleton shape="block" className="h-40" />
      )}
      {passed.data?.length === 0 && (
        <EmptyState icon={CheckCircleIcon} title={t`Aucune annonce sans remarque`} />
      )}
      <ul className="flex flex-col gap-3">
        {ads.map(({ id, reference, title, support }) => (
          <li key={id}>
            <Checkbox
              label={<bdi>{title}</bdi>}
              description={
                <>
                  <bdi className="tabular-nums">{reference}</bdi> · {support}
                </>
              }
              checked={!left.has(id)}
              onChange={(event) => toggle(id, event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
