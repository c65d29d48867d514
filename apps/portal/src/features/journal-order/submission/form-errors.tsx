import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ErrorSummary, type SummaryError } from "@parution/kit/error-summary";
import { formatDayFirst } from "@parution/rules/dates";
import { useJournal } from "../journal-context.ts";
import { copiesId, type JournalField } from "../journal-values.ts";
import { FIELDS } from "../use-journal-form.ts";

/** All that is wrong, on top of the form; each line leads to its field and names it. A field to come is not named yet. */
export function FormErrors() {
  const { t } = useLingui();
  const { form, values, offer, errorOf } = useJournal();
  const names = useFieldNames();
  const { errors: found, submitCount } = form.formState;
  const isShown = (field: JournalField) =>
    (field !== "subtypeId" || values.typeId !== null) &&
    (field !== "durationId" || offer.product !== null);
  const errors = FIELDS.filter(isShown).flatMap((field): SummaryError[] => {
    const message = errorOf(field);
    const own = message === undefined ? [] : [{ field, message: t`${names[field]} : ${message}` }];
    return field === "issues" ? [...own, ...quantityErrors()] : own;
  });
  const { length } = errors;
  return (
    <ErrorSummary
      title={t`${plural(length, { one: "# réponse à corriger", other: "# réponses à corriger" })}`}
      errors={errors}
      submission={submitCount}
    />
  );

  function quantityErrors(): SummaryError[] {
    return values.issues.flatMap(({ date }, index) => {
      const message = found.issues?.[index]?.copies?.message;
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
