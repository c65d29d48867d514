import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ErrorSummary, type SummaryError } from "@parution/kit/error-summary";
import { formatDayFirst } from "@parution/rules/dates";
import { copiesId, JOURNAL_FIELDS, type JournalField } from "../journal-values.ts";
import { useJournal } from "../use-journal-form.ts";

/** Summary of the errors on top of the form; each line names its field and leads to it. */
export function FormErrors() {
  const { t } = useLingui();
  const { form, values } = useJournal();
  const names = useFieldNames();
  const errors = JOURNAL_FIELDS.flatMap((field): SummaryError[] => {
    const message = form.errorOf(field);
    const own = message === undefined ? [] : [{ field, message: t`${names[field]} : ${message}` }];
    return field === "issues" ? [...own, ...quantityErrors()] : own;
  });
  const { length } = errors;
  return (
    <ErrorSummary
      title={t`${plural(length, { one: "# réponse à corriger", other: "# réponses à corriger" })}`}
      errors={errors}
      submission={form.formState.submitCount}
    />
  );

  function quantityErrors(): SummaryError[] {
    return values.issues.flatMap(({ date }, index) => {
      const message = form.errorOf(`issues.${index}.copies`);
      const day = formatDayFirst(date);
      return message === undefined
        ? []
        : [{ field: copiesId(date), message: t`${day} : ${message}` }];
    });
  }
}

function useFieldNames(): Readonly<Record<JournalField, string>> {
  const { t } = useLingui();
  return {
    supportId: t`Journal`,
    typeId: t`Type`,
    subtypeId: t`Exemplaire`,
    durationId: t`Période de parution`,
    issues: t`Numéros`,
    deliveryId: t`Mode de livraison`,
    address: t`Adresse de livraison`,
    phone: t`Téléphone`,
    legalName: t`Raison sociale`,
    termsAccepted: t`Conditions de vente`,
  };
}
