import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { savePublisherDetails } from "@parution/contract/lazy/contents";
import { Select } from "@parution/kit/select";
import { TextField } from "@parution/kit/text-field";
import { publisherFaults } from "@parution/rules/contents";
import { isEmail, isPhone } from "@parution/rules/fields";
import { useState } from "react";
import { useContentFaults } from "./contents.data.ts";
import { Rows } from "./rows.tsx";
import { type SiteContents, SiteForm } from "./site-form.tsx";

type Known = SiteContents["publisher"];
type Details = NonNullable<Known["body"]>;

interface PublisherDetailsFormProps {
  known: Known;
  onReload: () => Promise<void>;
}

const BLANK: Details = {
  address: { fr: "", ar: "" },
  phone: "",
  email: "",
  hours: [],
  networks: [],
  agencies: [],
};
const BLANK_AGENCY: Details["agencies"][number] = {
  name: { fr: "", ar: "" },
  address: { fr: "", ar: "" },
  city: { fr: "", ar: "" },
  phone: null,
  hours: { fr: "", ar: "" },
};
const NETWORKS = {
  facebook: "Facebook",
  instagram: "Instagram",
  linkedin: "LinkedIn",
  x: "X",
  youtube: "YouTube",
  whatsapp: "WhatsApp",
} as const;

/** Contact details of the newspaper: address, hours, networks and agencies. */
export function PublisherDetailsForm({ known, onReload }: PublisherDetailsFormProps) {
  const { t } = useLingui();
  const client = useClient();
  const faultTexts = useContentFaults();
  const [version, setVersion] = useState(known.version);
  const [isPublished, setPublished] = useState(false);
  const form = useAppForm<Details>({
    defaultValues: known.body ?? BLANK,
    faultsOf,
    faultTexts,
    fieldPathOf: () => null,
    onSubmit: async (body) => {
      const hours = body.hours.map((row) => ({ ...row, hours: row.hours?.trim() || null }));
      const written = { version, body: { ...body, hours } };
      const saved = await client.call(savePublisherDetails, { body: written });
      setVersion(saved.version);
      setPublished(true);
      return body;
    },
  });
  const { hours, networks, agencies } = form.watch();
  return (
    <SiteForm form={form} isPublished={isPublished} onReload={onReload}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...form.field("address.fr")}
          lang="fr"
          dir="ltr"
          label={t`Adresse en français`}
        />
        <TextField {...form.field("address.ar")} lang="ar" dir="rtl" label={t`Adresse en arabe`} />
        <TextField {...form.field("phone")} type="tel" dir="ltr" label={t`Téléphone`} />
        <TextField {...form.field("email")} type="email" dir="ltr" label={t`Adresse e-mail`} />
      </div>
      <HourRows form={form} hours={hours} />
      <NetworkRows form={form} networks={networks} />
      <AgencyRows form={form} agencies={agencies} />
    </SiteForm>
  );
}

type DetailsProps<Name extends keyof Details> = Pick<Details, Name> & {
  form: ReturnType<typeof useAppForm<Details>>;
};

/** Opening hours, by days. */
function HourRows({ form, hours }: DetailsProps<"hours">) {
  const { t } = useLingui();
  return (
    <Rows
      legend={t`Horaires`}
      addLabel={t`Ajouter des jours`}
      most={10}
      rows={hours}
      blank={{ days: { fr: "", ar: "" }, hours: "" }}
      nameOf={(_, number) => t`Jours ${number}`}
      onChange={(next) => form.change("hours", next)}
    >
      {(row, index, write) => (
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <BothFields
            labels={{ fr: t`Jours en français`, ar: t`Jours en arabe` }}
            value={row.days}
            errorOf={(language) => form.errorOf(`hours.${index}.days.${language}`)}
            onChange={(days) => write({ ...row, days })}
          />
          <TextField
            label={t`Heures (vide : fermé)`}
            dir="ltr"
            value={row.hours ?? ""}
            onChange={(event) => write({ ...row, hours: event.currentTarget.value })}
          />
        </div>
      )}
    </Rows>
  );
}

/** Addresses in social networks. */
function NetworkRows({ form, networks }: DetailsProps<"networks">) {
  const { t } = useLingui();
  return (
    <Rows
      legend={t`Réseaux`}
      addLabel={t`Ajouter un réseau`}
      most={10}
      rows={networks}
      blank={{ network: "website" as const, url: "" }}
      nameOf={(_, number) => t`Réseau ${number}`}
      onChange={(next) => form.change("networks", next)}
    >
      {(row, index, write) => (
        <div className="grid items-start gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <Select
            label={t`Réseau`}
            value={row.network}
            onChange={(event) => write({ ...row, network: networkOf(event.currentTarget.value) })}
            items={[
              { value: "website", label: t`Site du journal` },
              ...Object.entries(NETWORKS).map(([value, label]) => ({ value, label })),
            ]}
          />
          <TextField
            type="url"
            dir="ltr"
            label={t`Adresse`}
            value={row.url}
            error={form.errorOf(`networks.${index}.url`)}
            onChange={(event) => write({ ...row, url: event.currentTarget.value.trim() })}
          />
        </div>
      )}
    </Rows>
  );
}

/** Agencies, each with its address and hours. */
function AgencyRows({ form, agencies }: DetailsProps<"agencies">) {
  const { t } = useLingui();
  return (
    <Rows
      legend={t`Agences`}
      addLabel={t`Ajouter une agence`}
      most={60}
      rows={agencies}
      blank={BLANK_AGENCY}
      nameOf={(row, number) => row.name.fr || t`Agence ${number}`}
      onChange={(next) => form.change("agencies", next)}
    >
      {(row, index, write) => (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <BothFields
            labels={{ fr: t`Nom en français`, ar: t`Nom en arabe` }}
            value={row.name}
            errorOf={(language) => form.errorOf(`agencies.${index}.name.${language}`)}
            onChange={(name) => write({ ...row, name })}
          />
          <BothFields
            labels={{ fr: t`Adresse en français`, ar: t`Adresse en arabe` }}
            value={row.address}
            errorOf={(language) => form.errorOf(`agencies.${index}.address.${language}`)}
            onChange={(address) => write({ ...row, address })}
          />
          <BothFields
            labels={{ fr: t`Ville en français`, ar: t`Ville en arabe` }}
            value={row.city}
            errorOf={(language) => form.errorOf(`agencies.${index}.city.${language}`)}
            onChange={(city) => write({ ...row, city })}
          />
          <BothFields
            labels={{ fr: t`Horaires en français`, ar: t`Horaires en arabe` }}
            value={row.hours}
            errorOf={(language) => form.errorOf(`agencies.${index}.hours.${language}`)}
            onChange={(next) => write({ ...row, hours: next })}
          />
          <TextField
            type="tel"
            dir="ltr"
            label={t`Téléphone`}
            note={t`facultatif`}
            value={row.phone ?? ""}
            error={form.errorOf(`agencies.${index}.phone`)}
            onChange={(event) => write({ ...row, phone: event.currentTarget.value || null })}
          />
        </div>
      )}
    </Rows>
  );
}

interface Both {
  fr: string;
  ar: string;
}

interface BothFieldsProps {
  labels: Readonly<Both>;
  value: Both;
  errorOf: (language: "fr" | "ar") => string | undefined;
  onChange: (value: Both) => void;
}

/** A line in both languages. */
function BothFields({ labels, value, errorOf, onChange }: BothFieldsProps) {
  return (["fr", "ar"] as const).map((language) => (
    <TextField
      key={language}
      lang={language}
      dir={language === "ar" ? "rtl" : "ltr"}
      label={labels[language]}
      value={value[language]}
      error={errorOf(language)}
      onChange={(event) => onChange({ ...value, [language]: event.currentTarget.value })}
    />
  ));
}

const networkOf = (value: string): Details["networks"][number]["network"] =>
  value in NETWORKS ? (value as keyof typeof NETWORKS) : "website";

function faultsOf(details: Details): Record<string, string | undefined> {
  const { phone, email, agencies } = details;
  const phones = agencies.flatMap((agency, index) =>
    agency.phone === null || isPhone(agency.phone)
      ? []
      : [[`agencies.${index}.phone`, "phone"] as const],
  );
  return {
    ...publisherFaults(details),
    ...Object.fromEntries(phones),
    phone: isPhone(phone) ? undefined : "phone",
    email: isEmail(email) ? undefined : "email",
  };
}
