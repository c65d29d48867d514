/** Addresses of a film. */
export interface ShownFilm {
  readonly url: string;
  /** Picture before playback; null: the first frame. */
  readonly poster: string | null;
  /** WebVTT; null: none. */
  readonly captions: string | null;
}

interface FilmProps {
  film: ShownFilm;
  /** Language of its captions. */
  language: string;
  /** Names of the film and of its captions. */
  labels: { readonly film: string; readonly captions: string };
}

/**
 * A film with the browser's own controls. Nothing is fetched from another site before a reader plays it, and of an own film
 * without a picture only the beginning.
 */
export function Film({ film: { url, poster, captions }, language, labels }: FilmProps) {
  return (
    <video
      key={url}
      controls
      playsInline
      preload={poster === null && url.startsWith("/") ? "metadata" : "none"}
      aria-label={labels.film}
      src={url}
      poster={poster ?? undefined}
      className="aspect-video w-full rounded-card border border-line bg-sunken"
    >
      <track
        kind="captions"
        src={captions ?? undefined}
        srcLang={language}
        label={labels.captions}
        default={captions !== null}
      />
    </video>
  );
}
