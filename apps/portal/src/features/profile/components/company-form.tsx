import { useLingui } from "@lingui/react/macro";
import { Select } from "@parution/kit/select";
import { TextField } from "@parution/kit/text-field";
import type { CompanyDetails } from "@parution/rules/profile";
import { NoticeAlert } from "../../../shared/list/notice-alert.tsx";
import type { CompanyFormState } from "../model/use-company-form.ts";
import { useLegalForms } from "./use-legal-forms.ts";

type Name = keyof CompanyDetails;

/** What is written from left to right in any language. */
const codes: ReadonlySet<Name> = new Set(["phone", "ice", "email"]);

/** The company's details, which its parent changes (specification 1, point 2: profile popup). */
export function CompanyForm({ id, state }: { id: string; state: CompanyFormState }) {
  const { t } = useLingui();
  const { form, submit, notice, dismiss } = state;
  return (
    <form
      ref={form}
      id={id}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {notice && <NoticeAlert notice={notice} onDismiss={dismiss} />}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field state={state} name="label" label={t`Nom usuel`} required />
        <Field state={state} name="companyName" label={t`Raison sociale`} required />
        <LegalForm state={state} />
        <Field state={state} name="sector" label={t`Secteur d’activité`} />
        <Field state={state} name="manager" label={t`Gérant`} />
        <Field state={state} name="ice" label={t`ICE`} />
        <Field state={state} name="tradeRegister" label={t`Registre de commerce`} />
        <Field state={state} name="phone" label={t`Téléphone`} />
        <Field state={state} name="email" label={t`Adresse e-mail`} />
        <Field state={state} name="invoiceTo" label={t`Facturer à`} />
        <Field state={state} name="address" label={t`Adresse`} className="sm:col-span-2" />
      </div>
    </form>
  );
}

interface FieldProps {
  state: CompanyFormState;
  name: Name;
  label: string;
  required?: boolean;
  className?: string;
}

function Field({ state: { values, change, errorOf }, name, ...field }: FieldProps) {
  return (
    <TextField
      {...field}
      name={name}
      dir={codes.has(name) ? "ltr" : "auto"}
      value={values[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      error={errorOf(name)}
    />
  );
}

function LegalForm({ state: { values, change } }: { state: CompanyFormState }) {
  const { t } = useLingui();
  const forms = useLegalForms(values.type);
  return (
    <Select
      name="type"
      label={t`Forme`}
      options={forms}
      value={values.type}
      onChange={({ target }) => change({ type: target.value })}
    />
  );
}
