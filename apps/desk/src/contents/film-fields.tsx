import { useLingui } from "@lingui/react/macro";
import { Switch } from "@parution/kit/switch";
import { TextArea } from "@parution/kit/text-area";
import { TextField } from "@parution/kit/text-field";
import type { ChapterBody } from "./contents.data.ts";

type Film = ChapterBody["film"];

interface FilmFieldsProps {
  film: Film;
  errorOf: (path: string) => string | undefined;
  onChange: (film: Film) => void;
}

const BLANK = { url: { fr: "", ar: "" }, captions: { fr: "", ar: "" } };
const LANGUAGES = ["fr", "ar"] as const;

/** Film of a chapter with its captions, in both languages. */
export function FilmFields({ film, errorOf, onChange }: FilmFieldsProps) {
  const { t } = useLingui();
  const names = { fr: t`en français`, ar: t`en arabe` };
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Switch
        label={t`Ce chapitre a un film`}
        checked={film !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? BLANK : null)}
      />
      {film !== null &&
        LANGUAGES.map((language) => {
          const name = names[language];
          return (
            <div key={language} className="flex min-w-0 flex-col gap-3">
              <TextField
                type="url"
                dir="ltr"
                label={t`Adresse du film ${name}`}
                description="https://…/film.mp4"
                value={film.url[language]}
                error={errorOf(`url.${language}`)}
                onChange={(event) =>
                  onChange({
                    ...film,
                    url: { ...film.url, [language]: event.currentTarget.value.trim() },
                  })
                }
              />
              <TextArea
                dir="ltr"
                rows={4}
                label={t`Sous-titres ${name}`}
                note={t`facultatif`}
                description="WebVTT"
                value={film.captions[language]}
                error={errorOf(`captions.${language}`)}
                onChange={(event) =>
                  onChange({
                    ...film,
                    captions: { ...film.captions, [language]: event.currentTarget.value },
                  })
                }
              />
            </div>
          );
        })}
    </div>
  );
}
