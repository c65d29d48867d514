import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAction } from "@parution/app/data/use-action.ts";
import { MEGABYTE } from "@parution/app/i18n/formats.ts";
import { sendPoster } from "@parution/contract/lazy/contents";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Switch } from "@parution/kit/switch";
import { TextArea } from "@parution/kit/text-area";
import { TextField } from "@parution/kit/text-field";
import { captionFault, FILM_LIMITS } from "@parution/rules/films";
import { useState } from "react";
import type { ChapterBody } from "./contents.data.ts";
import { FileButton } from "./file-button.tsx";
import { FilmUpload } from "./film-upload.tsx";

type Film = NonNullable<ChapterBody["film"]>;
type Language = "fr" | "ar";

interface FilmFieldsProps {
  /** Label of the switch that adds the film; none: the film is there. */
  label?: string;
  film: Film | null;
  errorOf: (path: string) => string | undefined;
  onChange: (film: Film | null) => void;
}

export const BLANK_FILM: Film = {
  url: { fr: "", ar: "" },
  poster: "",
  captions: { fr: "", ar: "" },
};
const LANGUAGES = ["fr", "ar"] as const;

/** A film with its picture and its captions, in both languages. */
export function FilmFields({ label, film, errorOf, onChange }: FilmFieldsProps) {
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {label !== undefined && (
        <Switch
          label={label}
          checked={film !== null}
          onChange={(event) => onChange(event.currentTarget.checked ? BLANK_FILM : null)}
        />
      )}
      {film !== null && (
        <>
          {LANGUAGES.map((language) => (
            <FilmInLanguage
              key={language}
              film={film}
              language={language}
              errorOf={errorOf}
              onChange={onChange}
            />
          ))}
          <Poster film={film} errorOf={errorOf} onChange={onChange} />
        </>
      )}
    </div>
  );
}

interface PartProps {
  film: Film;
  errorOf: FilmFieldsProps["errorOf"];
  onChange: (film: Film) => void;
}

/** Film and captions of readers of a language. */
function FilmInLanguage({
  film,
  language,
  errorOf,
  onChange,
}: PartProps & { readonly language: Language }) {
  const { t } = useLingui();
  const name = language === "fr" ? t`en français` : t`en arabe`;
  const { url, captions } = film;
  const other = language === "fr" ? url.ar : url.fr;
  const change = (address: string) => onChange({ ...film, url: { ...url, [language]: address } });
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold text-heading">{t`Film ${name}`}</legend>
      <FilmUpload
        label={t`Fichier du film ${name}`}
        address={url[language]}
        poster={film.poster || null}
        onArrived={change}
      />
      <div className="flex flex-col items-start gap-2">
        <TextField
          dir="ltr"
          className="w-full"
          label={t`Adresse du film ${name}`}
          description={t`Adresse du fichier envoyé, ou adresse https d’un film hébergé ailleurs`}
          value={url[language]}
          error={errorOf(`url.${language}`)}
          onChange={(event) => change(event.currentTarget.value.trim())}
        />
        {url[language] === "" && other !== "" && (
          <Button size="sm" variant="quiet" onClick={() => change(other)}>
            {language === "fr" ? t`Reprendre le film en arabe` : t`Reprendre le film en français`}
          </Button>
        )}
      </div>
      <Captions
        name={name}
        value={captions[language]}
        error={errorOf(`captions.${language}`)}
        onChange={(text) => onChange({ ...film, captions: { ...captions, [language]: text } })}
      />
    </fieldset>
  );
}

interface CaptionsProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** Captions, typed or taken from a file; a fault is named with its line. */
function Captions({ name, value, error, onChange }: CaptionsProps) {
  const { t } = useLingui();
  const faultOf = useCaptionText();
  const reading = useAction(async (file: File) => onChange(await file.text()));
  // What was typed so far is judged once it is more than the first line.
  const fault = value.includes("-->") || error !== undefined ? faultOf(value) : undefined;
  return (
    <div className="flex flex-col items-start gap-2">
      <TextArea
        dir="ltr"
        rows={4}
        className="w-full"
        label={t`Sous-titres ${name}`}
        note={t`facultatif`}
        description="WebVTT"
        value={value}
        error={fault ?? error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <FileButton
        label={t`Charger les sous-titres ${name}`}
        accept=".vtt,text/vtt"
        onChoose={(file) => void reading.run(file)}
      />
    </div>
  );
}

/** Picture that stands before the film is played. */
function Poster({ film, errorOf, onChange }: PartProps) {
  const { t } = useLingui();
  const client = useClient();
  const { poster = "" } = film;
  const most = FILM_LIMITS.poster / MEGABYTE;
  const [isTooHeavy, setTooHeavy] = useState(false);
  const sending = useAction(async (file: File) => {
    setTooHeavy(file.size > FILM_LIMITS.poster);
    if (file.size > FILM_LIMITS.poster) return;
    const sent = await client.call(sendPoster, { body: { file } });
    onChange({ ...film, poster: sent.address });
  });
  const refusal = isTooHeavy
    ? t`L’affiche est une image PNG ou JPEG de ${most} Mo au plus.`
    : (sending.refusal ?? errorOf("poster") ?? null);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {poster !== "" && (
        <img
          src={poster}
          alt={t`Affiche du film`}
          className="aspect-video h-20 rounded-control border border-line bg-sunken object-cover"
        />
      )}
      <FileButton
        label={poster === "" ? t`Choisir une affiche` : t`Remplacer l’affiche`}
        accept="image/png,image/jpeg"
        isPending={sending.pending}
        onChoose={(file) => void sending.run(file)}
      />
      {poster !== "" && (
        <Button size="sm" variant="quiet" onClick={() => onChange({ ...film, poster: "" })}>
          {t`Retirer l’affiche`}
        </Button>
      )}
      {refusal !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }} className="w-full">
          {refusal}
        </Alert>
      )}
    </div>
  );
}

/** Sentence about the first faulty line of captions; undefined: no line is faulty. */
function useCaptionText(): (captions: string) => string | undefined {
  const { t } = useLingui();
  return (captions) => {
    const found = captions === "" ? null : captionFault(captions);
    if (found === null) return;
    const { line } = found;
    const texts = {
      header: t`Ligne ${line} : le fichier doit commencer par WEBVTT.`,
      timing: t`Ligne ${line} : chaque sous-titre doit être précédé de ses horaires, par exemple 00:01.000 --> 00:04.000.`,
      end: t`Ligne ${line} : la fin d’un sous-titre doit venir après son début.`,
      order: t`Ligne ${line} : les sous-titres doivent suivre l’ordre du film.`,
      empty: t`Il n’y a aucun sous-titre.`,
    };
    return texts[found.fault];
  };
}
