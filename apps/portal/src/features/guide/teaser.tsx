import { useLingui } from "@lingui/react/macro";
import { useLanguage, useLink, useSearch } from "@parution/app/links/links.tsx";
import { Film } from "@parution/app/rich-text/film.tsx";
import type { CallAnswer } from "@parution/contract/call";
import type { readGuideContent } from "@parution/contract/guide";
import { Link } from "@parution/kit/link";
import { Skeleton } from "@parution/kit/skeleton";
import { useEffect, useState } from "react";

/** Width and height of the program's films. */
const [WIDTH, HEIGHT] = [960, 540];

interface TeaserProps {
  /** Films of the newspaper's own. */
  teasers: CallAnswer<typeof readGuideContent>["teasers"] | undefined;
  isLoading: boolean;
}

/**
 * A short film about ordering; `annonces=digitale` shows the one about digital ads. It is the newspaper's own, else a silent one
 * whose captions describe what it shows.
 */
export function Teaser({ teasers, isLoading }: TeaserProps) {
  const { t } = useLingui();
  const link = useLink();
  const language = useLanguage();
  const isDigital = useSearch().get("annonces") === "digitale";
  const own = isDigital ? teasers?.digital : teasers?.print;
  const label = isDigital ? t`Film : l’annonce numérique` : t`Film : l’annonce dans le journal`;
  return (
    <figure className="flex min-w-0 flex-col gap-3">
      {isLoading && <Skeleton shape="block" className="aspect-video w-full" />}
      {!isLoading && own && (
        <Film film={own} language={language} labels={{ film: label, captions: t`Sous-titres` }} />
      )}
      {!isLoading && !own && <ProgramFilm isDigital={isDigital} label={label} />}
      <figcaption className="text-body-sm">
        <Link
          variant="standalone"
          href={isDigital ? link("/faq") : `${link("/faq")}?annonces=digitale`}
          className="pointer-coarse:min-h-touch"
        >
          {isDigital
            ? t`Voir le film de l’annonce dans le journal`
            : t`Voir le film de l’annonce numérique`}
        </Link>
      </figcaption>
    </figure>
  );
}

function ProgramFilm({ isDigital, label }: { isDigital: boolean; label: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const name = `/guide/${isDigital ? "digital" : "print"}-${language}`;
  return (
    <video
      key={name}
      controls
      playsInline
      preload="none"
      width={WIDTH}
      height={HEIGHT}
      poster={filmCover(isDigital)}
      aria-label={label}
      className="aspect-video w-full rounded-card border border-line bg-sunken"
    >
      <source src={`${name}.webm`} type="video/webm" />
      {/* Browsers fetch the captions of a shown track at once: rendered only after the first paint. */}
      <track
        kind="captions"
        src={isLive ? `${name}.vtt` : undefined}
        srcLang={language}
        label={t`Sous-titres`}
        default
      />
    </video>
  );
}

/** A sheet, its text and its ad, in tones for light and dark grounds. */
const pathsOf = (sheet: string, text: string, ad: string): string =>
  `<path fill="#8881" stroke="#8888" d="${sheet}"/><path stroke="#8886" stroke-width="1.5" d="${text}"/><path fill="#4893" stroke="#489" stroke-width="1.5" d="${ad}"/>`;

const newspaper = pathsOf(
  "M55 8h50v58H55z",
  "M60 15h40m0 1H60m0 6h18m-18 4h18m-18 4h18m-18 4h18m-18 4h18m-18 4h18m-18 4h18m-18 4h18m-18 4h18m4-32h18m-18 28h18m-18 4h18",
  "M82 30h18v20H82zm3 5h12m-12 4h12m-12 4h8",
);
const telephone = pathsOf(
  "M67 6h26q5 0 5 5v52q0 5-5 5H67q-5 0-5-5V11q0-5 5-5z",
  "M67 16h26m-26 4h18m-18 32h26m-26 4h26m-26 4h18",
  "M67 26h26v20H67zm4 6h18m-18 4h18m-18 4h10",
);

/**
 * Cover of a film: an ad in the newspaper, or on a telephone. An inline SVG, since an image
 * that is fetched would be the page's last to load.
 */
const filmCover = (isDigital: boolean): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90">${isDigital ? telephone : newspaper}</svg>`,
  )}`;
