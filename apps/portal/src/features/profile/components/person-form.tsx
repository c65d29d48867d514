import { useLingui } from "@lingui/react/macro";
import { DatePicker } from "@parution/kit/date-picker";
import { KeyValueList } from "@parution/kit/key-value-list";
import { TextField } from "@parution/kit/text-field";
import { addDays } from "@parution/rules/dates";
import { useCivility } from "../../../shared/account/use-civility.ts";
import { CityFields } from "../../../shared/city/city-fields.tsx";
import { localeOf } from "../../../shared/i18n/languages.ts";
import { useLanguage } from "../../../shared/links/links.tsx";
import { NoticeAlert } from "../../../shared/list/notice-alert.tsx";
import type { User } from "../model/person-values.ts";
import type { PersonFormState } from "../model/use-person-form.ts";
import { PhotoField } from "./photo-field.tsx";
import { PhotoFraming } from "./photo-framing.tsx";

interface PersonFormProps {
  id: string;
  user: User;
  state: PersonFormState;
}

/** One's own details; names and e-mail are shown, not changed (specification 1, point 5: profile). */
export function PersonForm({ id, user, state }: PersonFormProps) {
  const { t } = useLingui();
  const { form, values, change, errorOf, submit, notice, dismiss } = state;
  if (state.photo.framing) return <PhotoFraming photo={state.photo} />;
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
      <PhotoField
        name={`${user.firstName} ${user.lastName}`}
        kept={user.photoUrl}
        value={values.photo}
        onChange={(photo) => change({ photo })}
        photo={state.photo}
        error={errorOf("photo")}
      />
      <Names user={user} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          name="phone"
          type="tel"
          label={t`Téléphone`}
          required
          dir="ltr"
          autoComplete="tel"
          value={values.phone}
          onChange={({ target }) => change({ phone: target.value })}
          error={errorOf("phone")}
        />
        <BirthDate state={state} />
        <TextField
          name="postalCode"
          label={t`Code postal`}
          required
          dir="ltr"
          autoComplete="postal-code"
          value={values.postalCode}
          onChange={({ target }) => change({ postalCode: target.value })}
          error={errorOf("postalCode")}
        />
        <CityFields
          value={values}
          onChange={change}
          errors={{ cityId: errorOf("cityId"), otherCity: errorOf("otherCity") }}
          required={false}
        />
      </div>
    </form>
  );
}

function Names({ user }: { user: User }) {
  const { t } = useLingui();
  const civility = useCivility(user.civility);
  return (
    <KeyValueList
      layout="stacked"
      items={[
        { id: "first", label: t`Prénom`, value: <bdi>{user.firstName}</bdi> },
        { id: "last", label: t`Nom`, value: <bdi>{user.lastName}</bdi> },
        { id: "civility", label: t`Civilité`, value: civility },
        { id: "email", label: t`Adresse e-mail`, value: <bdi dir="ltr">{user.email}</bdi> },
      ]}
    />
  );
}

function BirthDate({ state: { values, change, errorOf, today } }: { state: PersonFormState }) {
  const { t } = useLingui();
  const locale = localeOf(useLanguage());
  return (
    <DatePicker
      label={t`Date de naissance`}
      required
      value={values.birthDate}
      onChange={(birthDate) => change({ birthDate })}
      min="1900-01-01"
      max={addDays(today, -1)}
      today={today}
      locale={locale}
      error={errorOf("birthDate")}
      labels={{
        calendar: t`Choisir une date`,
        previousMonth: t`Mois précédent`,
        nextMonth: t`Mois suivant`,
        open: t`Ouvrir le calendrier`,
        clear: t`Effacer la date`,
        outside: t`Choisissez une date de naissance passée.`,
      }}
    />
  );
}
