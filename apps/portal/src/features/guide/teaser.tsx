import { useLingui } from "@lingui/react/macro";
import { useLanguage, useLink, useSearch } from "@parution/app/links/links.tsx";
import { Link } from "@parution/kit/link";
import { useEffect, useState } from "react";
import { filmCover } from "./film-cover.ts";

/** Width and height of the films. */
const [WIDTH, HEIGHT] = [960, 540];

/**
 * A short silent film about ordering; `annonces=digitale` shows the one about digital ads. It is
 * fetched when it is played, and its captions describe what it shows.
 */
export function Teaser() {
  const { t } = useLingui();
  const link = useLink();
  const isDigital = useSearch().get("annonces") === "digitale";
  return (
    <figure className="flex min-w-0 flex-col gap-3">
      <Film isDigital={isDigital} />
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

function Film({ isDigital }: { isDigital: boolean }) {
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
      aria-label={isDigital ? t`Film : l’annonce numérique` : t`Film : l’annonce dans le journal`}
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
