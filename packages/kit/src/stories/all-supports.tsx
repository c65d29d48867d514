import { supportIds } from "@parution/tokens";
import type { ReactNode } from "react";

const schemes = ["light", "dark"] as const;

export interface AllSupportsProps {
  /** Draws the component once; it is called for each support and scheme with a key of its own. */
  children: (key: string) => ReactNode;
}

/** For stories: the same thing in every support's theme, light beside dark. */
export function AllSupports({ children }: AllSupportsProps) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {supportIds.flatMap((support) =>
        schemes.map((scheme) => (
          <section
            key={`${support}-${scheme}`}
            data-support={support}
            data-scheme={scheme}
            aria-label={`${support}, ${scheme}`}
            className="flex flex-col gap-4 rounded-card border border-line bg-page p-4 font-ui text-fg"
          >
            <p className="font-headline text-title-sm text-heading">{support}</p>
            {children(`${support}-${scheme}`)}
          </section>
        )),
      )}
    </div>
  );
}
