import { useLingui } from "@lingui/react/macro";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { type Language, localeOf } from "@parution/app/i18n/languages.ts";
import { messagesOf } from "@parution/app/i18n/messages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { MoneyField } from "@parution/kit/money-field";
import { topUpRoom } from "@parution/rules/payment";
import { use, useId } from "react";
import { useBusiness } from "../account/use-account.ts";
import { type TopUpState, useTopUpForm } from "./use-top-up-form.ts";

export interface TopUpDialogProps {
  onClose: () => void;
  /** Missing amount in centimes: the field's initial value. */
  initialAmount?: number | undefined;
}

/** Tops up the balance by card. */
export function TopUpDialog({ onClose, initialAmount }: TopUpDialogProps) {
  use(messagesOf(useLanguage(), "shared/top-up"));
  const { t } = useLingui();
  const id = useId();
  const { data: business } = useBusiness();
  const balance = business?.balance ?? null;
  const form = useTopUpForm(balance ?? 0, initialAmount ?? null);
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      closeLabel={t`Fermer`}
      title={t`Recharger le solde`}
      footer={
        <Button
          form={id}
          type="submit"
          variant="primary"
          width="full"
          disabled={form.isTooMuch}
          isPending={form.pending}
          pendingLabel={t`Ouverture du paiement`}
        >
          {t`Payer par carte`}
        </Button>
      }
    >
      <TopUpForm id={id} balance={balance} form={form} />
    </Dialog>
  );
}

/** Preset amounts, in centimes. */
const PRESETS = [200_00, 500_00, 1_000_00, 2_000_00];

interface TopUpFormProps {
  id: string;
  /** Balance in centimes; null while it is unknown: the service checks it. */
  balance: number | null;
  form: TopUpState;
}

/** Amount, preset amounts, and the resulting balance. */
function TopUpForm({ id, balance, form }: TopUpFormProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { amount, choose, error, unreadable } = form;
  const presets = PRESETS.filter((preset) => preset <= topUpRoom(balance ?? 0));
  return (
    <Form id={id} form={form} className="flex flex-col gap-4">
      <MoneyField
        label={t`Montant`}
        value={amount}
        onChange={choose}
        unit={t`Dhs`}
        locale={localeOf(language)}
        required
        error={error}
        labels={{ unreadable, tooSmall: () => unreadable, tooLarge: () => unreadable }}
      />
      {presets.length > 0 && (
        <fieldset className="grid grid-cols-2 gap-2 min-[23rem]:grid-cols-4">
          <legend className="sr-only">{t`Montants proposés`}</legend>
          {presets.map((preset) => (
            <Button key={preset} size="sm" onClick={() => choose(preset)}>
              {formatWhole(preset, language)}
            </Button>
          ))}
        </fieldset>
      )}
      {error === undefined && balance !== null && (
        <p className="flex flex-wrap justify-between gap-x-4 border-line border-t pt-4">
          <span className="text-fg-muted">{t`Solde après la recharge`}</span>
          <span className="font-semibold tabular-nums">
            {formatAmount(balance + (amount ?? 0), language)}
          </span>
        </p>
      )}
      <FormRefusal form={form} />
    </Form>
  );
}

/** `1 000`: the presets have no centimes. */
const formatWhole = (centimes: number, language: Language) =>
  new Intl.NumberFormat(localeOf(language)).format(centimes / 100);
