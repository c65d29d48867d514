import { useLingui } from "@lingui/react/macro";
import { FormRefusal } from "@parution/app/form/form.tsx";
import { FormSection } from "@parution/app/form/form-section.tsx";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { Button } from "@parution/kit/button";
import { KeyValueList } from "@parution/kit/key-value-list";
import type { Centimes } from "@parution/rules/money";
import { type EditPrice, priceOfEdit } from "@parution/rules/price";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { LazyTopUpDialog } from "../../../shared/account/top-up-button.tsx";
import { TermsCheckbox } from "../../../shared/terms-checkbox.tsx";
import { useCorrection, useOrder, useOrderError } from "../order-context.ts";
import type { OrderValues } from "../order-values.ts";
import { useLivePrice } from "../prices/live-price.tsx";
import type { OrderSubmission } from "../submission/use-order-submission.ts";

/** Last part of an edit: its charge or credit, its terms and its buttons. */
export function ConfirmEditSection({ submission }: { submission: OrderSubmission }) {
  const { t } = useLingui();
  const { register } = useFormContext<OrderValues>();
  const error = useOrderError("termsAccepted");
  const edit = useEditPrice();
  return (
    <FormSection title={t`Modification`}>
      {edit !== null && <EditPriceList edit={edit} />}
      <TermsCheckbox error={error} {...register("termsAccepted")} />
      <EditRefusal submission={submission} />
      <div className="flex flex-wrap gap-3">
        {edit === null ? (
          <UnpaidButtons submission={submission} />
        ) : (
          <SaveButton submission={submission} difference={edit.difference} />
        )}
      </div>
    </FormSection>
  );
}

/** Refusal of an edit, with a top-up where the balance is too low; the edit is kept. */
function EditRefusal({ submission }: { submission: OrderSubmission }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { missing } = submission;
  return (
    <>
      <FormRefusal
        form={submission}
        action={
          missing !== null && (
            <Button size="sm" onClick={() => setOpen(true)}>{t`Recharger le solde`}</Button>
          )
        }
      />
      {open && (
        <LazyTopUpDialog initialAmount={missing ?? undefined} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

interface SaveButtonProps {
  submission: OrderSubmission;
  /** Centimes that the edit adds. */
  difference: Centimes;
}

/** Disabled where the edit costs more: above the ceiling, and for a correction, which is never charged. */
function SaveButton({ submission, difference }: SaveButtonProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { sending, ceiling } = submission;
  const isCorrection = useCorrection() !== null;
  const amount = formatAmount(difference, language);
  const dearer = isCorrection ? t`${amount} de trop pour une correction` : ceiling;
  const stop = difference > 0 ? dearer : null;
  return (
    <Button
      type="submit"
      variant="primary"
      size="lg"
      className="max-sm:w-full"
      disabled={stop !== null}
      isPending={sending !== null}
      pendingLabel={t`Enregistrement en cours`}
    >
      {stop ?? (isCorrection ? t`Envoyer la correction` : t`Enregistrer les modifications`)}
    </Button>
  );
}

function UnpaidButtons({ submission }: { submission: OrderSubmission }) {
  const { t } = useLingui();
  const { sending, ceiling, save } = submission;
  const { paysOnTerm } = useOrder().account.permissions;
  const pending = t`Enregistrement en cours`;
  return (
    <>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className="max-sm:w-full"
        disabled={ceiling !== null || sending === "save"}
        isPending={sending === "pay"}
        pendingLabel={pending}
      >
        {ceiling ?? (paysOnTerm ? t`Enregistrer et continuer` : t`Enregistrer et payer`)}
      </Button>
      <Button
        size="lg"
        className="max-sm:w-full"
        disabled={sending === "pay"}
        isPending={sending === "save"}
        pendingLabel={pending}
        onClick={save}
      >
        {t`Enregistrer`}
      </Button>
    </>
  );
}

/** Cost of a settled ad before and after the edit, and the difference. */
function EditPriceList({ edit }: { edit: LiveEditPrice }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { charged, total, difference } = edit;
  const amount = (centimes: number) => formatAmount(centimes, language);
  const { paysOnTerm } = useOrder().account.permissions;
  const dearer = paysOnTerm ? t`En plus sur votre compte` : t`À payer en plus`;
  const label = difference > 0 ? dearer : difference < 0 ? t`Sera crédité` : t`Différence`;
  return (
    <KeyValueList
      items={[
        {
          id: "charged",
          label: paysOnTerm ? t`Déjà sur votre compte` : t`Déjà payé`,
          value: amount(charged),
        },
        { id: "total", label: t`Nouveau total`, value: amount(total) },
        {
          id: "difference",
          label,
          value: <strong className="text-lead tabular-nums">{amount(Math.abs(difference))}</strong>,
        },
      ]}
    />
  );
}

/** Price of the edit of a settled ad. */
export interface LiveEditPrice extends EditPrice {
  /** Cost of the order so far, centimes. */
  readonly charged: Centimes;
}

/** Price of the edit by the calculation that the server charges with; null for an ad that is not settled, or as long as it has no price. */
function useEditPrice(): LiveEditPrice | null {
  const { offer, mode } = useOrder();
  const { price, perDate } = useLivePrice();
  if (mode.kind !== "edit" || !mode.ad.settled) return null;
  if (price === null || perDate || offer.product === null) return null;
  return { charged: mode.ad.charged, ...priceOfEdit(price.total, offer.product.id, mode.ad) };
}
