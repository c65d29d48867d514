import { useLingui } from "@lingui/react/macro";
import { serverNow } from "@parution/app/browser/server-clock.ts";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { DatePicker } from "@parution/kit/date-picker";
import { Select } from "@parution/kit/select";
import { dateInZone } from "@parution/rules/dates";
import { useNavigate } from "react-router";
import type { EditionKey, SupportFormat } from "./editions.data.ts";

interface EditionChoiceProps {
  edition: EditionKey;
  formats: readonly SupportFormat[];
  /** Page of the edition that shows another choice. */
  page: "pages" | "journal";
}

/** Newspaper and day of the edition in the address. */
export function EditionChoice({ edition, formats, page }: EditionChoiceProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const link = useLink();
  const navigate = useNavigate();
  const today = dateInZone(serverNow(), usePublisherZone());
  const go = ({ supportId, day }: EditionKey) =>
    void navigate(link(`/editions/${supportId}/${day}/${page}`));
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:max-w-xl">
      <Select
        label={t`Journal`}
        value={String(edition.supportId)}
        onChange={(event) => go({ ...edition, supportId: Number(event.currentTarget.value) })}
        items={formats.map(({ support }) => ({ value: String(support.id), label: support.label }))}
      />
      <DatePicker
        label={t`Édition du`}
        value={edition.day}
        onChange={(day) => day !== null && go({ ...edition, day })}
        today={today}
        locale={localeOf(language)}
        labels={{
          calendar: t`Choisir une date`,
          previousMonth: t`Mois précédent`,
          nextMonth: t`Mois suivant`,
          open: t`Ouvrir le calendrier`,
          clear: t`Effacer la date`,
          outside: t`Cette date est passée.`,
          unavailable: t`Le calendrier n’a pas pu être chargé.`,
          retry: t`Réessayer`,
        }}
      />
    </div>
  );
}
