import { useLingui } from "@lingui/react/macro";
import { useConfigs } from "@parution/app/data/configs.ts";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { OutcomeAlert } from "@parution/app/lists/outcome-alert.tsx";
import { DatePicker } from "@parution/kit/date-picker";
import { KeyValueList } from "@parution/kit/key-value-list";
import { Link } from "@parution/kit/link";
import { TextField } from "@parution/kit/text-field";
import { addDays } from "@parution/rules/dates";
import type { MouseEventHandler } from "react";
import { useCivility } from "../../shared/account/use-account.ts";
import { CityFields } from "../../shared/city/city-fields.tsx";
import type { User } from "./person-values.ts";
import { PhotoField } from "./photo-field.tsx";
import { PhotoFraming } from "./photo-framing.tsx";
import type { PersonFormState } from "./use-person-form.ts";

interface PersonFormProps {
  id: string;
  user: User;
  form: PersonFormState;
  /** A link that leaves the dialog is pressed. */
  onFollow: MouseEventHandler<HTMLAnchorElement>;
}

/** Form of the user's details; names and e-mail are read-only. */
export function PersonForm({ id, user, form, onFollow }: PersonFormProps) {
  const { t } = useLingui();
  const { change, errorOf, outcome, dismiss } = form;
  const [photo, cityId, otherCity] = form.watch(["photo", "cityId", "otherCity"]);
  if (form.photo.framing) return <PhotoFraming photo={form.photo} />;
  return (
    <Form id={id} form={form} className="flex flex-col gap-5">
      {outcome ? (
        <OutcomeAlert outcome={outcome} onDismiss={dismiss} />
      ) : (
        <FormRefusal form={form} />
      )}
      <PhotoField
        name={`${user.firstName} ${user.lastName}`}
        kept={user.photoUrl}
        value={photo}
        onChange={(chosen) => change("photo", chosen)}
        photo={form.photo}
        error={errorOf("photo")}
      />
      <Names user={user} onFollow={onFollow} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...form.field("phone")}
          type="tel"
          label={t`Téléphone`}
          required
          dir="ltr"
          autoComplete="tel"
        />
        <BirthDate form={form} />
        <TextField
          {...form.field("postalCode")}
          label={t`Code postal`}
          required
          dir="ltr"
          autoComplete="postal-code"
        />
        <CityFields
          value={{ cityId, otherCity }}
          onChange={(city) => {
            change("cityId", city.cityId);
            change("otherCity", city.otherCity);
          }}
          errors={{ cityId: errorOf("cityId"), otherCity: errorOf("otherCity") }}
          required={false}
        />
      </div>
    </Form>
  );
}

function Names({ user, onFollow }: Pick<PersonFormProps, "user" | "onFollow">) {
  const { t } = useLingui();
  const civility = useCivility(user.civility);
  return (
    <KeyValueList
      layout="stacked"
      items={[
        { id: "first", label: t`Prénom`, value: <bdi>{user.firstName}</bdi> },
        { id: "last", label: t`Nom`, value: <bdi>{user.lastName}</bdi> },
        { id: "civility", label: t`Civilité`, value: civility },
        {
          id: "email",
          label: t`Adresse e-mail`,
          value: <Email address={user.email} onFollow={onFollow} />,
        },
      ]}
    />
  );
}

/** Address to sign in with, which is changed on the page of the account's protection, unless an external site has the accounts. */
function Email({ address, onFollow }: { address: string } & Pick<PersonFormProps, "onFollow">) {
  const { t } = useLingui();
  const link = useLink();
  const isOwn = useConfigs().data?.links.register === "";
  return (
    <span className="flex flex-col items-start gap-1">
      <bdi dir="ltr" className="wrap-anywhere">
        {address}
      </bdi>
      {isOwn && (
        <Link variant="standalone" href={link("/securite")} onClick={onFollow}>
          {t`Changer d’adresse`}
        </Link>
      )}
    </span>
  );
}

function BirthDate({ form }: { form: PersonFormState }) {
  const { t } = useLingui();
  const locale = localeOf(useLanguage());
  return (
    <DatePicker
      label={t`Date de naissance`}
      required
      value={form.watch("birthDate")}
      onChange={(date) => form.change("birthDate", date)}
      minValue="1900-01-01"
      maxValue={addDays(form.today, -1)}
      today={form.today}
      locale={locale}
      error={form.errorOf("birthDate")}
      labels={{
        calendar: t`Choisir une date`,
        previousMonth: t`Mois précédent`,
        nextMonth: t`Mois suivant`,
        open: t`Ouvrir le calendrier`,
        clear: t`Effacer la date`,
        outside: t`Choisissez une date de naissance passée.`,
        unavailable: t`Le calendrier n’a pas pu être chargé.`,
        retry: t`Réessayer`,
      }}
    />
  );
}
