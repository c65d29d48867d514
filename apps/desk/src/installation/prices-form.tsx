import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { savePrices } from "@parution/contract/lazy/installation";
import { MoneyField } from "@parution/kit/money-field";
import { StepForm, type StepProps } from "./step-form.tsx";
import { useInstallation } from "./steps.ts";

interface Typed {
  unit: number | null;
  module: number | null;
  colourModule: number | null;
}

/** Prices of the starter set's headings. */
export function PricesForm({ known, onKept }: StepProps) {
  const { t } = useLingui();
  const client = useClient();
  const { mutate } = useInstallation();
  const isPrint = known.newspaper?.medium !== "digital";
  const { unit = null, module = null, colourModule = null } = known.prices ?? {};
  const form = useAppForm<Typed>({
    defaultValues: { unit, module, colourModule },
    faultsOf: (values) => ({
      ...((values.unit ?? 0) <= 0 && { unit: "missing" }),
      ...(isPrint && (values.module ?? 0) <= 0 && { module: "missing" }),
    }),
    onSubmit: async (values) => {
      const body = {
        unit: values.unit ?? 0,
        ...(isPrint && { module: values.module ?? undefined }),
        ...(isPrint && { colourModule: values.colourModule ?? undefined }),
      };
      await client.call(savePrices, { body });
      await mutate();
      onKept();
      return undefined;
    },
  });
  const amount = useAmountProps(form);
  return (
    <StepForm form={form}>
      <p className="text-fg-muted">
        {t`Hors taxe, pour toutes les rubriques du catalogue de départ.`}
      </p>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <MoneyField {...amount("unit")} label={isPrint ? t`La ligne` : t`La parution`} />
        {isPrint && (
          <>
            <MoneyField {...amount("module")} label={t`Le module`} />
            <MoneyField
              {...amount("colourModule")}
              label={t`Le module en couleur`}
              note={t`facultatif`}
            />
          </>
        )}
      </div>
    </StepForm>
  );
}

/** Props of an amount, by its name. */
function useAmountProps(form: ReturnType<typeof useAppForm<Typed>>) {
  const { t } = useLingui();
  const locale = localeOf(useLanguage());
  const unreadable = t`Écrivez un montant, par exemple 16,00.`;
  return (name: keyof Typed) => ({
    ...{ locale, unit: t`Dhs`, error: form.errorOf(name) },
    value: form.watch(name),
    onChange: (value: number | null) => form.change(name, value),
    labels: { unreadable, tooSmall: () => unreadable, tooLarge: () => unreadable },
  });
}
