import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "@parution/kit/skeleton";
import { withTax } from "@parution/rules/money";
import { FormSection } from "../../../shared/form-section/form-section.tsx";
import { formatAmount } from "../../../shared/formats/formats.ts";
import { useLanguage } from "../../../shared/links/links.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { useJournal } from "./journal-context.ts";

/** Which newspaper, what of it, and how old its issues are. */
export function PaperSection() {
  const { t } = useLingui();
  const { values, offer, choose } = useJournal();
  const { catalogue, supports, product } = offer;
  const type = catalogue.types.find(({ id }) => id === values.typeId);
  return (
    <FormSection title={t`Journal et période`}>
      <ChoiceField
        name="supportId"
        label={t`Journal`}
        value={values.supportId}
        choices={supports}
        onChoose={(supportId) => choose({ supportId })}
      />
      {values.supportId !== null && catalogue.types.length === 0 ? (
        <Skeleton shape="block" className="h-24" />
      ) : (
        <ChoiceField
          name="typeId"
          label={t`Type`}
          value={values.typeId}
          choices={catalogue.types}
          onChoose={(typeId) => choose({ typeId })}
        />
      )}
      {type && (
        <ChoiceField
          name="subtypeId"
          label={t`Exemplaire`}
          value={values.subtypeId}
          choices={type.subtypes}
          onChoose={(subtypeId) => choose({ subtypeId })}
        />
      )}
      {product && <PeriodField />}
    </FormSection>
  );
}

/** The age of the issues, each with the price of a copy; a package has one price for all. */
function PeriodField() {
  const { t } = useLingui();
  const language = useLanguage();
  const { values, offer, choose } = useJournal();
  const { product, packageRate } = offer;
  const durations = product?.durations ?? [];
  return (
    <ChoiceField
      name="durationId"
      label={t`Période de parution`}
      layout="row"
      value={values.durationId}
      choices={durations.map(({ id, label, unitPrice }) => ({
        id,
        label,
        aside: t`${formatAmount(packageRate?.price ?? withTax(unitPrice), language)} l’exemplaire`,
      }))}
      onChoose={(durationId) => choose({ durationId })}
    />
  );
}
