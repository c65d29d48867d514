import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { savePrices } from "@parution/contract/lazy/installation";
import {
  PriceFields,
  type PriceValues,
  priceFaults,
  sentPrices,
  usePriceFaultTexts,
} from "../shared/newspaper/price-fields.tsx";
import { StepForm, type StepProps } from "./step-form.tsx";

/** Prices of the starter set's headings. */
export function PricesForm({ known, onKept }: StepProps) {
  const { t } = useLingui();
  const client = useClient();
  const { unit = null, module = null, colourModule = null } = known.prices ?? {};
  const isPrint = known.newspaper?.medium !== "digital";
  const form = useAppForm<PriceValues>({
    defaultValues: { unit, module, colourModule },
    faultsOf: (values) => priceFaults(values, isPrint),
    faultTexts: usePriceFaultTexts(),
    onSubmit: async (values) => {
      await client.call(savePrices, { body: sentPrices(values, isPrint) }, { awaitsReads: true });
      onKept();
      return undefined;
    },
  });
  return (
    <StepForm form={form}>
      <p className="text-fg-muted">
        {t`Hors taxe, pour toutes les rubriques du catalogue de départ.`}
      </p>
      <PriceFields form={form} values={form.watch()} isPrint={isPrint} />
    </StepForm>
  );
}
