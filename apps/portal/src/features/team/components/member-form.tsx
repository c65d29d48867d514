import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { Select } from "@parution/kit/select";
import { TextField } from "@parution/kit/text-field";
import { ANOTHER_CITY } from "@parution/rules/profile";
import { useEffect, useRef } from "react";
import { useBusiness } from "../../../shared/account/use-account.ts";
import { CityFields } from "../../../shared/city/city-fields.tsx";
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
  const { values, change, submit, failures, errorOf, refusal } = state;
  const field = (name: TextName) => ({
    name,
    required: true,
    dir: "auto" as const,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    error: errorOf(name),
  });
  const form = useRef<HTMLFormElement>(null);
  // The first field at fault takes the focus, so that its message, which describes it, is read at once.
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [failures]);
  return (
    <form
      ref={form}
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
      <Civility state={state} />
      <TextField {...field("lastName")} label={t`Nom`} autoComplete="off" />
      <TextField {...field("firstName")} label={t`Prénom`} autoComplete="off" />
      <TextField
        {...field("email")}
        type="email"
        dir="ltr"
        label={t`Adresse e-mail`}
        autoComplete="off"
        readOnly={emailFixed}
      />
      <TextField
        {...field("phone")}
        type="tel"
        inputMode="tel"
        dir="ltr"
        label={t`Téléphone`}
        autoComplete="off"
      />
      <TextField {...field("jobTitle")} label={t`Fonction`} autoComplete="off" />
      <TextField {...field("department")} label={t`Direction`} autoComplete="off" />
      <CompanyField />
      <CityFields
        value={values}
        onChange={change}
        errors={{ cityId: errorOf("cityId"), otherCity: errorOf("otherCity") }}
      />
      <TextField
        {...field("address")}
        className={values.cityId === ANOTHER_CITY ? "col-span-full" : undefined}
        label={t`Adresse`}
        autoComplete="off"
      />
    </form>
  );
}

type TextName = Exclude<keyof MemberValues, "civility" | "cityId" | "otherCity">;

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
