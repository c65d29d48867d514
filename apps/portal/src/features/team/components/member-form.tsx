import { useLingui } from "@lingui/react/macro";
import { Select } from "@parution/kit/select";
import { TextField, type TextFieldProps } from "@parution/kit/text-field";
import { ANOTHER_CITY } from "@parution/rules/profile";
import { useEffect, useRef } from "react";
import { useBusiness } from "../../../shared/account/use-account.ts";
import { CityFields } from "../../../shared/city/city-fields.tsx";
import { Alert } from "../../../shared/later-kit/later-kit.tsx";
import type { MemberValues } from "../model/member-values.ts";
import type { MemberFormState } from "../model/use-member-form.ts";

interface MemberFormProps {
  /** For the button that stands outside it. */
  id: string;
  state: MemberFormState;
  /** The address of a member that is there: it signs in with it. */
  emailFixed?: boolean;
}

/** The fields of a member, all required; the company is the account's (specification 2, point 5). */
export function MemberForm({ id, state, emailFixed = false }: MemberFormProps) {
  const { t } = useLingui();
  const { submit, failures, refusal } = state;
  return (
    <form
      ref={useFocusOnFault(failures)}
      id={id}
      noValidate
      className="grid gap-x-4 gap-y-5 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {refusal && (
        <Alert tone="danger" toneLabel={t`Erreur`} className="col-span-full">
          {refusal}
        </Alert>
      )}
      <PersonFields state={state} emailFixed={emailFixed} />
      <WorkFields state={state} />
    </form>
  );
}

/** The first field at fault takes the focus, so that its message, which describes it, is read at once. */
function useFocusOnFault(failures: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [failures]);
  return form;
}

function PersonFields({ state, emailFixed }: { state: MemberFormState; emailFixed: boolean }) {
  const { t } = useLingui();
  return (
    <>
      <Civility state={state} />
      <Field state={state} name="lastName" label={t`Nom`} />
      <Field state={state} name="firstName" label={t`Prénom`} />
      <Field
        state={state}
        name="email"
        type="email"
        dir="ltr"
        label={t`Adresse e-mail`}
        readOnly={emailFixed}
      />
      <Field state={state} name="phone" type="tel" inputMode="tel" dir="ltr" label={t`Téléphone`} />
    </>
  );
}

function WorkFields({ state }: { state: MemberFormState }) {
  const { t } = useLingui();
  const { values, change, errorOf } = state;
  return (
    <>
      <Field state={state} name="jobTitle" label={t`Fonction`} />
      <Field state={state} name="department" label={t`Direction`} />
      <CompanyField />
      <CityFields
        value={values}
        onChange={change}
        errors={{ cityId: errorOf("cityId"), otherCity: errorOf("otherCity") }}
      />
      <Field
        state={state}
        name="address"
        className={values.cityId === ANOTHER_CITY ? "col-span-full" : undefined}
        label={t`Adresse`}
      />
    </>
  );
}

interface FieldProps extends Omit<TextFieldProps, "value" | "onChange" | "error"> {
  state: MemberFormState;
  name: Exclude<keyof MemberValues, "civility" | "cityId" | "otherCity">;
}

function Field({ state: { values, change, errorOf }, name, ...field }: FieldProps) {
  return (
    <TextField
      required
      dir="auto"
      autoComplete="off"
      {...field}
      name={name}
      value={values[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      error={errorOf(name)}
    />
  );
}

function Civility({ state: { values, change, errorOf } }: { state: MemberFormState }) {
  const { t } = useLingui();
  return (
    <Select
      name="civility"
      label={t`Civilité`}
      value={values.civility}
      onChange={({ target }) => change({ civility: target.value === "mrs" ? "mrs" : "mr" })}
      options={[
        { value: "mr", label: t`M.` },
        { value: "mrs", label: t`Mme` },
      ]}
      error={errorOf("civility")}
    />
  );
}

function CompanyField() {
  const { t } = useLingui();
  const { data: business } = useBusiness();
  return (
    <TextField
      name="companyName"
      label={t`Raison sociale`}
      dir="auto"
      readOnly
      value={business?.companyName ?? ""}
    />
  );
}
