import { useLingui } from "@lingui/react/macro";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { OutcomeAlert } from "@parution/app/lists/outcome-alert.tsx";
import { Select, type SelectOption } from "@parution/kit/select";
import { TextField } from "@parution/kit/text-field";
import type { CompanyDetails } from "@parution/rules/profile";
import type { CompanyFormState } from "./use-company-form.ts";

type Name = keyof CompanyDetails;

/** Fields whose text runs from left to right in any language. */
const codes: ReadonlySet<Name> = new Set(["phone", "ice", "email"]);

/** Form of the company's details, for its parent account. */
export function CompanyForm({ id, form }: { id: string; form: CompanyFormState }) {
  const { t } = useLingui();
  const { outcome, dismiss } = form;
  return (
    <Form id={id} form={form} className="flex flex-col gap-5">
      {outcome ? (
        <OutcomeAlert outcome={outcome} onDismiss={dismiss} />
      ) : (
        <FormRefusal form={form} />
      )}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field form={form} name="label" label={t`Nom usuel`} required />
        <Field form={form} name="companyName" label={t`Raison sociale`} required />
        <LegalForm form={form} />
        <Field form={form} name="sector" label={t`Secteur d’activité`} />
        <Field form={form} name="manager" label={t`Gérant`} />
        <Field form={form} name="ice" label={t`ICE`} />
        <Field form={form} name="tradeRegister" label={t`Registre de commerce`} />
        <Field form={form} name="phone" label={t`Téléphone`} />
        <Field form={form} name="email" label={t`Adresse e-mail`} />
        <Field form={form} name="invoiceTo" label={t`Facturer à`} />
        <Field form={form} name="address" label={t`Adresse`} className="sm:col-span-2" />
      </div>
    </Form>
  );
}

interface FieldProps {
  form: CompanyFormState;
  name: Name;
  label: string;
  required?: boolean;
  className?: string;
}

function Field({ form, name, ...field }: FieldProps) {
  return <TextField {...field} {...form.field(name)} dir={codes.has(name) ? "ltr" : "auto"} />;
}

function LegalForm({ form }: { form: CompanyFormState }) {
  const { t } = useLingui();
  const type = form.watch("type");
  return (
    <Select
      name="type"
      label={t`Forme`}
      items={useLegalForms(type)}
      value={type}
      onChange={({ target }) => form.change("type", target.value)}
    />
  );
}

/** Legal forms of a company; an unknown one is kept. */
export function useLegalForms(current: string): readonly SelectOption[] {
  const { t } = useLingui();
  const forms = [
    { value: "societe", label: t`Société` },
    { value: "etablissement", label: t`Établissement public` },
    { value: "association", label: t`Association` },
    { value: "particulier", label: t`Particulier` },
  ];
  const isKnown = forms.some(({ value }) => value === current);
  return isKnown ? forms : [{ value: current, label: current }, ...forms];
}
