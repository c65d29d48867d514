import { Plural, useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { type KeyValue, KeyValueList } from "@parution/kit/key-value-list";
import { Link } from "@parution/kit/link";
import { formatDayFirst } from "@parution/rules/dates";
import { keepPhones } from "@parution/rules/lines";
import type { RecapAd } from "../use-recap.ts";

/** A fact of the ad, with the form's field that changes it. */
interface Choice extends KeyValue {
  readonly field: string;
}

/** All choices of an ad; each links to its field while the ad can be edited. */
export function AdChoices({ ad, newspaper }: { ad: RecapAd; newspaper: string | null }) {
  const { t } = useLingui();
  const link = useLink();
  const place = usePlaceChoices(ad, newspaper);
  const made = useTextChoices(ad);
  const web = useWebChoices(ad);
  const form = link(`/modification-annonce/${ad.id}`);
  return (
    <KeyValueList
      items={[...place, ...made, ...web].map(({ field, ...choice }) => ({
        ...choice,
        ...(ad.mayEdit && {
          action: (
            <Link
              href={`${form}?champ=${field}`}
              aria-label={t`Modifier : ${String(choice.label)}`}
            >
              {t`Modifier`}
            </Link>
          ),
        }),
      }))}
    />
  );
}

/** Heading, type and subheading. */
function usePlaceChoices(ad: RecapAd, newspaper: string | null): Choice[] {
  const { t } = useLingui();
  const { heading, subheading, type, options, sector, tenderReference } = ad;
  return present([
    { id: "support", field: "supportId", label: t`Journal`, value: <bdi>{newspaper}</bdi> },
    { id: "heading", field: "headingId", label: t`Rubrique`, value: heading },
    { id: "type", field: "typeId", label: t`Type d’annonce`, value: type },
    subheading !== null && {
      id: "subheading",
      field: "subheadingId",
      label: t`Sous-rubrique`,
      value: subheading,
    },
    ...options.map(({ label, value }, index) => ({
      id: `option ${label}`,
      field: `options.${index}`,
      label,
      value,
    })),
    sector !== null && {
      id: "sector",
      field: "sector",
      label: t`Secteur`,
      value: <bdi>{sector}</bdi>,
    },
    tenderReference !== null && {
      id: "reference",
      field: "reference",
      label: t`Référence de l’appel d’offres`,
      value: <bdi>{tenderReference}</bdi>,
    },
  ]);
}

/** Format, extras and dates. */
function useTextChoices(ad: RecapAd): Choice[] {
  const { t } = useLingui();
  const { format, canvas, colour, lines, layout, files, dates, city, anonymous } = ad;
  const isSet = format === "modular" && layout === "modular";
  return present([
    canvas !== null && {
      id: "canvas",
      field: "canvasId",
      label: t`Format`,
      value: t`${canvas.label} · ${canvas.width} × ${canvas.height} mm`,
    },
    colour !== null && { id: "colour", field: "colourId", label: t`Couleur`, value: colour },
    {
      id: "text",
      field: isSet ? "texts.title" : "texts.text",
      label: t`Texte`,
      value:
        format === "line" ? (
          <Plural value={lines} one="# ligne" other="# lignes" />
        ) : isSet ? (
          t`Titre, corps et pied`
        ) : (
          t`Texte simple`
        ),
    },
    files.length > 0 && {
      id: "files",
      field: "files",
      label: t`Pièces jointes`,
      value: (
        <ul>
          {files.map(({ id, name, url }) => (
            <li key={id}>
              <Link href={url} download>
                <bdi>{name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: "dates",
      field: "dates",
      label: t`Parution`,
      value: <span className="tabular-nums">{dates.map(formatDayFirst).join(" · ")}</span>,
    },
    city !== null && { id: "city", field: "cityId", label: t`Ville`, value: <bdi>{city}</bdi> },
    {
      id: "anonymous",
      field: "anonymous",
      label: t`Annonce anonyme`,
      value: anonymous ? t`Oui` : t`Non`,
    },
  ]);
}

/** Parts that are published online, if any. */
function useWebChoices(ad: RecapAd): Choice[] {
  const { t } = useLingui();
  const { publishOnWeb, title, webContent, photos } = ad;
  const isOnWeb: Choice = {
    id: "web",
    field: publishOnWeb ? "webTitle" : "publishOnWeb",
    label: t`Publication sur le web`,
    value: publishOnWeb ? <bdi>{keepPhones(title)}</bdi> : t`Non`,
  };
  if (!publishOnWeb) return [isOnWeb];
  return present([
    isOnWeb,
    {
      id: "web text",
      field: "webContent",
      label: t`Texte sur le web`,
      value: webContent ? (
        <span dir="auto" className="line-clamp-6 whitespace-pre-line">
          {keepPhones(webContent)}
        </span>
      ) : (
        "—"
      ),
    },
    {
      id: "photos",
      field: "photos",
      label: t`Photos`,
      value:
        photos.length === 0 ? (
          "—"
        ) : (
          <ul className="flex flex-wrap gap-2">
            {photos.map(({ id, name, url }) => (
              <li key={id}>
                <img
                  src={url}
                  alt={name}
                  loading="lazy"
                  className="size-16 rounded-control border border-line object-cover"
                />
              </li>
            ))}
          </ul>
        ),
    },
  ]);
}

const present = (choices: readonly (Choice | false)[]): Choice[] =>
  choices.filter((choice) => choice !== false);
