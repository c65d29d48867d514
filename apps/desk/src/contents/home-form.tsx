import { useLingui } from "@lingui/react/macro";
import { serverNow } from "@parution/app/browser/server-clock.ts";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { saveHome } from "@parution/contract/lazy/contents";
import { Switch } from "@parution/kit/switch";
import { homeFaults } from "@parution/rules/contents";
import { addDays, dateInZone, type IsoDate } from "@parution/rules/dates";
import { useState } from "react";
import { DayPicker } from "../shared/day-picker.tsx";
import { useContentFaults } from "./contents.data.ts";
import { BLANK_FILM, FilmFields } from "./film-fields.tsx";
import { MarkedField } from "./marked-field.tsx";
import { OrderedChoice } from "./ordered-choice.tsx";
import { type SiteContents, SiteForm } from "./site-form.tsx";

type Home = SiteContents["home"];

const BLOCKS = ["latest", "headings", "newspapers", "steps", "services", "film"] as const;
/** Days of a new announcement. */
const WEEK = 7;

type AnnouncementDay = "from" | "until";

interface HomeFormProps {
  known: Home;
  onReload: () => Promise<void>;
}

/** Blocks of the home page and its announcement. */
export function HomeForm({ known, onReload }: HomeFormProps) {
  const { t } = useLingui();
  const client = useClient();
  const today = dateInZone(serverNow(), usePublisherZone());
  const faultTexts = useContentFaults();
  const [version, setVersion] = useState(known.version);
  const [isPublished, setPublished] = useState(false);
  const [emptied, setEmptied] = useState<readonly AnnouncementDay[]>([]);
  const form = useAppForm<Home["body"]>({
    defaultValues: known.body,
    faultsOf: (body) => ({
      ...homeFaults(body),
      ...(body.announcement &&
        Object.fromEntries(emptied.map((name) => [`announcement.${name}`, "missing"] as const))),
    }),
    faultTexts,
    fieldPathOf: () => null,
    onSubmit: async (body) => {
      setVersion((await client.call(saveHome, { body: { version, body } })).version);
      setPublished(true);
      return body;
    },
  });
  const { blocks, announcement, film } = form.watch();
  /** A day that is emptied or half typed keeps the announcement from being saved with the former one. */
  const changeDay = (name: AnnouncementDay, day: IsoDate | null) => {
    const others = emptied.filter((one) => one !== name);
    setEmptied(day === null ? [...others, name] : others);
    if (announcement !== null && day !== null)
      form.change("announcement", { ...announcement, [name]: day });
  };
  return (
    <SiteForm form={form} isPublished={isPublished} onReload={onReload}>
      <Switch
        label={t`Annoncer quelque chose en haut de l’accueil`}
        checked={announcement !== null}
        onChange={(event) => {
          setEmptied([]);
          form.change("announcement", event.currentTarget.checked ? blankFrom(today) : null);
        }}
      />
      {announcement !== null && (
        <>
          {(["fr", "ar"] as const).map((language) => (
            <MarkedField
              key={language}
              label={language === "fr" ? t`Annonce en français` : t`Annonce en arabe`}
              language={language}
              rows={3}
              value={announcement.text[language]}
              error={form.errorOf(`announcement.text.${language}`)}
              onChange={(text) =>
                form.change("announcement", {
                  ...announcement,
                  text: { ...announcement.text, [language]: text },
                })
              }
            />
          ))}
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <DayPicker
              label={t`Du`}
              value={emptied.includes("from") ? null : announcement.from}
              error={form.errorOf("announcement.from")}
              onChange={(day) => changeDay("from", day)}
            />
            <DayPicker
              label={t`Au`}
              value={emptied.includes("until") ? null : announcement.until}
              error={form.errorOf("announcement.until")}
              onChange={(day) => changeDay("until", day)}
            />
          </div>
        </>
      )}
      <OrderedChoice
        legend={t`Blocs de l’accueil, sous la recherche`}
        names={BLOCKS}
        labels={{
          latest: t`Dernières annonces`,
          headings: t`Rubriques`,
          newspapers: t`Journaux`,
          steps: t`Comment commander`,
          services: t`Services`,
          film: t`Film`,
        }}
        value={blocks}
        onChange={(next) => {
          form.change("blocks", next);
          if (next.includes("film") && !film) form.change("film", BLANK_FILM);
          // A film that is not shown is kept only where it is whole: its faults would not be seen.
          const faults = Object.keys(homeFaults({ blocks: [], announcement: null, film }));
          if (!next.includes("film") && faults.length > 0) form.change("film", null);
        }}
      />
      {blocks.includes("film") && (
        <FilmFields
          film={film ?? BLANK_FILM}
          errorOf={(path) => form.errorOf(`film.${path}` as "film")}
          onChange={(next) => form.change("film", next)}
        />
      )}
    </SiteForm>
  );
}

const blankFrom = (today: IsoDate) => ({
  text: { fr: "", ar: "" },
  from: today,
  until: addDays(today, WEEK),
});
