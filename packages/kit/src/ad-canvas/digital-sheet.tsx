import type { DigitalAd } from "./ad-content.ts";
import { LimitedText } from "./limited-text.tsx";

export interface DigitalSheetProps {
  ad: DigitalAd;
  heading: string;
  overLimit: (count: number) => string;
}

/** An ad as a reader on the web meets it. */
export function DigitalSheet({ ad, heading, overLimit }: DigitalSheetProps) {
  const { title, body, picture, facts = [] } = ad;
  return (
    <article className="overflow-hidden rounded-card border border-line bg-surface text-fg shadow-raised">
      {picture && <div className="aspect-video overflow-hidden bg-sunken *:block">{picture}</div>}
      <div className="grid gap-2 p-[1.25em]">
        <p dir="auto" className="font-medium text-[0.8125em] text-fg-muted">
          {heading}
        </p>
        <p
          dir="auto"
          className="break-words font-headline font-semibold text-[1.375em] text-heading leading-tight"
        >
          <LimitedText part={title} ground="surface" overLimit={overLimit} />
        </p>
        {facts.length > 0 && (
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-[0.8125em] text-fg-muted">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        <p className="whitespace-pre-wrap break-words leading-relaxed [unicode-bidi:plaintext]">
          <LimitedText part={body} ground="surface" overLimit={overLimit} />
        </p>
      </div>
    </article>
  );
}
