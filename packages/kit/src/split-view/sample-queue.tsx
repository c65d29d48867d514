import { cx } from "class-variance-authority";

/** Ad of a queue, for stories. */
export interface QueuedAd {
  id: string;
  title: string;
  detail: string;
}

export const queuedAds: readonly QueuedAd[] = [
  { id: "AL-4120", title: "Vente aux enchères", detail: "Clôture aujourd'hui à 16 h" },
  { id: "AL-4121", title: "Appel d'offres ouvert", detail: "Clôture demain à 12 h" },
  { id: "AL-4122", title: "Offre d'emploi", detail: "Clôture vendredi à 12 h" },
];

interface SampleListProps {
  ads: readonly QueuedAd[];
  chosen: string | undefined;
  onChoose?: ((id: string) => void) | undefined;
}

/** List of ads, for stories. */
export function SampleList({ ads, chosen, onChoose }: SampleListProps) {
  return (
    <ul className="grid gap-1">
      {ads.map(({ id, title, detail }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === chosen || undefined}
            onClick={() => onChoose?.(id)}
            className={cx(
              "grid min-h-touch w-full cursor-pointer gap-0.5 rounded-control border px-3 py-2 text-start focus-visible:-outline-offset-2",
              id === chosen
                ? "border-brand bg-brand-soft text-on-brand-soft"
                : "border-transparent hover:bg-sunken",
            )}
          >
            <span className="font-semibold text-body-sm">{title}</span>
            <span className="text-caption">{`${id} · ${detail}`}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The ad of a queue that is open, for stories. */
export function SampleAd({ title, detail }: { title: string; detail: string }) {
  return (
    <article className="grid gap-2 rounded-card border border-line bg-surface p-4">
      <h2 className="font-headline text-heading text-title-sm">{title}</h2>
      <p className="text-body-sm text-fg-muted">{detail}</p>
      <p className="text-body">
        Il sera procédé à la vente aux enchères publiques d'un fonds de commerce, avenue Mohammed V.
      </p>
    </article>
  );
}
