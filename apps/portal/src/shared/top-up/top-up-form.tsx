import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { MoneyField } from "@parution/kit/money-field";
import { topUpRoom } from "@parution/rules/payment";
import { formatAmount } from "../formats/formats.ts";
import { type Language, localeOf } from "../i18n/languages.ts";
import { Alert } from "../later-kit/later-kit.tsx";
import { useLanguage } from "../links/links.tsx";
import type { TopUpState } from "./use-top-up-form.ts";

/** Amounts that are asked for often, in centimes. */
const PRESETS = [200_00, 500_00, 1_000_00, 2_000_00];

interface TopUpFormProps {
  id: string;
  /** The balance to be topped up, in centimes; null while it is not known: the service knows. */
  balance: number | null;
  state: TopUpState;
}

/** The amount, with those that are asked for often beside it, and what the balance will be. */
export function TopUpForm({ id, balance, state }: TopUpFormProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { amount, choose, error, refusal, unreadable } = state;
  const presets = PRESETS.filter((preset) => preset <= topUpRoom(balance ?? 0));
  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void state.submit();
      }}
    >
      <MoneyField
        label={t`Montant`}
        value={amount}
        onChange={choose}
        unit={t`Dhs`}
        locale={localeOf(language)}
        required
        error={error ?? undefined}
        messages={{ unreadable, tooSmall: () => unreadable, tooLarge: () => unreadable }}
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
      {error === null && balance !== null && (
        <p className="flex flex-wrap justify-between gap-x-4 border-line border-t pt-4">
          <span className="text-fg-muted">{t`Solde après la recharge`}</span>
          <span className="font-semibold tabular-nums">
            {formatAmount(balance + (amount ?? 0), language)}
          </span>
        </p>
      )}
      {refusal && (
        <Alert tone="danger" toneLabel={t`Erreur`}>
          {refusal}
        </Alert>
      )}
    </form>
  );
}

/** `1 000`: the presets have no centimes. */
const formatWhole = (centimes: number, language: Language) =>
  new Intl.NumberFormat(localeOf(language)).format(centimes / 100);
