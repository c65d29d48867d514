import { Plural, useLingui } from "@lingui/react/macro";
import { useRead } from "@parution/app/data/use-read.ts";
import { Form } from "@parution/app/form/form.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { readPassed } from "@parution/contract/lazy/moderation";
import { Button } from "@parution/kit/button";
import { Checkbox } from "@parution/kit/checkbox";
import { Dialog } from "@parution/kit/dialog";
import { EmptyState } from "@parution/kit/empty-state";
import { GroupField } from "@parution/kit/form-field";
import { CheckCircleIcon } from "@parution/kit/icon";
import { Skeleton } from "@parution/kit/skeleton";
import { useId } from "react";

interface PassedDialogProps {
  onClose: () => void;
  onAccept: (adIds: readonly number[]) => void;
}

/** Ads without a remark, to be accepted at once but for those that are unticked. */
export function PassedDialog({ onClose, onAccept }: PassedDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const passed = useRead(readPassed, {});
  const ads = passed.data ?? [];
  const chosenOf = (left: readonly number[]) =>
    ads.map(({ id }) => id).filter((id) => !left.includes(id));
  const form = useAppForm<{ left: number[] }>({
    defaultValues: { left: [] },
    faultsOf: ({ left }) => (chosenOf(left).length === 0 ? { left: "none" } : {}),
    faultTexts: { "left.none": t`Choisissez au moins une annonce.` },
    onSubmit: async ({ left }) => {
      onAccept(chosenOf(left));
      return undefined;
    },
  });
  const left = form.watch("left");
  const toggle = (id: number) =>
    form.change("left", left.includes(id) ? left.filter((one) => one !== id) : [...left, id]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Annonces sans remarque`}
      closeLabel={t`Fermer`}
      footer={
        <>
          <Button onClick={onClose}>{t`Annuler`}</Button>
          {ads.length > 0 && (
            <Button variant="primary" type="submit" form={formId}>
              <Plural
                value={chosenOf(left).length}
                one="Accepter # annonce"
                other="Accepter # annonces"
              />
            </Button>
          )}
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
      {ads.length > 0 && (
        <Form form={form} id={formId}>
          <GroupField label={t`Annonces`} hideLabel error={form.errorOf("left")}>
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
                    checked={!left.includes(id)}
                    onChange={() => toggle(id)}
                  />
                </li>
              ))}
            </ul>
          </GroupField>
        </Form>
      )}
    </Dialog>
  );
}
