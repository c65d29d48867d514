import { useLingui } from "@lingui/react/macro";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { Select } from "@parution/kit/select";
import { TextField, type TextFieldProps } from "@parution/kit/text-field";
import { ANOTHER_CITY } from "@parution/rules/profile";
import { useBusiness } from "../../shared/account/use-account.ts";
import { CityFields } from "../../shared/city/city-fields.tsx";
import type { MemberValues } from "./member-values.ts";
import type { MemberFormState } from "./use-member-form.ts";

interface MemberFormProps {
  /** Id of the form, for a submit button outside it. */
  id: string;
  form: MemberFormState;
  /** Login address of an existing member. */
  emailFixed?: boolean;
}

/** Fields of a member, all required; the company is the account's. */
export function MemberForm({ id, form, emailFixed = false }: MemberFormProps) {
  const { t } = useLingui();
  return (
    <Form id={id} form={form} className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <FormRefusal form={form} className="col-span-full" />
      <Select
        {...form.field("civility")}
        label={t`Civilité`}
        items={[
          { value: "mr", label: t`M.` },
          { value: "mrs", label: t`Mme` },
        ]}
      />
      <Field form={form} name="lastName" label={t`Nom`} />
      <Field form={form} name="firstName" label={t`Prénom`} />
      <Field
        form={form}
        name="email"
        type="email"
        dir="ltr"
        label={t`Adresse e-mail`}
        readOnly={emailFixed}
      />
      <Field form={form} name="phone" type="tel" inputMode="tel" dir="ltr" label={t`Téléphone`} />
      <WorkFields form={form} />
    </Form>
  );
}

function WorkFields({ form }: { form: MemberFormState }) {
  const { t } = useLingui();
  const [cityId, otherCity] = form.watch(["cityId", "otherCity"]);
  return (
    <>
      <Field form={form} name="jobTitle" label={t`Fonction`} />
      <Field form={form} name="department" label={t`Direction`} />
      <CompanyField />
      <CityFields
        value={{ cityId, otherCity }}
        onChange={(city) => {
          form.change("cityId", city.cityId);
          form.change("otherCity", city.otherCity);
        }}
        errors={{ cityId: form.errorOf("cityId"), otherCity: form.errorOf("otherCity") }}
      />
      <Field
        form={form}
        name="address"
        className={cityId === ANOTHER_CITY ? "col-span-full" : undefined}
        label={t`Adresse`}
      />
    </>
  );
}

interface FieldProps extends Omit<TextFieldProps, "error" | "form"> {
  form: MemberFormState;
  name: Exclude<keyof MemberValues, "civility" | "cityId" | "otherCity">;
}

function Field({ form, name, ...field }: FieldProps) {
  return <TextField required dir="auto" autoComplete="off" {...field} {...form.field(name)} />;
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
