import { useLingui } from "@lingui/react/macro";
import { UndoOffer } from "@parution/app/drafts/undo-offer.tsx";
import { FormSection } from "@parution/app/form/form-section.tsx";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { Skeleton } from "@parution/kit/skeleton";
import { withTax } from "@parution/rules/money";
import { ChoiceField } from "./choice-field.tsx";
import type { JournalField } from "./journal-values.ts";
import { useJournal } from "./use-journal-form.ts";

/** Choice of the newspaper, the type and the age of its issues. */
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
      <UndoChoice of="supportId" />
      {catalogue.types.length === 0 ? (
        offer.isLoading && <Skeleton shape="block" className="h-24" />
      ) : (
        <ChoiceField
          name="typeId"
          label={t`Type`}
          value={values.typeId}
          choices={catalogue.types}
          onChoose={(typeId) => choose({ typeId })}
        />
      )}
      <UndoChoice of="typeId" />
      {type && (
        <ChoiceField
          name="subtypeId"
          label={t`Exemplaire`}
          value={values.subtypeId}
          choices={type.subtypes}
          onChoose={(subtypeId) => choose({ subtypeId })}
        />
      )}
      <UndoChoice of="subtypeId" />
      {product && <PeriodField />}
      <UndoChoice of="durationId" />
    </FormSection>
  );
}

/** The way back from a choice that emptied later ones, under it. */
function UndoChoice({ of }: { of: JournalField }) {
  const { t } = useLingui();
  const { undo, restore } = useJournal();
  const names: Readonly<Partial<Record<string, string>>> = {
    typeId: t({ message: "le type", context: "effacé" }),
    subtypeId: t({ message: "l’exemplaire", context: "effacé" }),
    durationId: t({ message: "la période", context: "effacé" }),
    issues: t({ message: "des numéros", context: "effacé" }),
  };
  return (
    <UndoOffer stack={undo} cause={of} nameOf={(field) => names[field] ?? field} onUndo={restore} />
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
