import { ArrowForwardIcon } from "@parution/kit/icon";
import { Link } from "@parution/kit/link";
import type { ReactNode } from "react";

interface SectionProps {
  title: string;
  /** Link to the full list. */
  more?: { readonly label: string; readonly href: string };
  children: ReactNode;
}

/** A part of the home page under a title of its own. */
export function Section({ title, more, children }: SectionProps) {
  return (
    <section className="render-when-near flex flex-col gap-6 border-t-2 border-fg pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="font-headline text-title wrap-anywhere text-heading">{title}</h2>
        {more && (
          <Link variant="standalone" href={more.href} className="font-semibold">
            {more.label}
            <ArrowForwardIcon className="size-4" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
