import { Link } from "@parution/kit/link";
import type { ComponentType, ReactNode } from "react";
import { useLink, usePageLocation } from "../links/links.tsx";

/** Address at which the page of the stories fails, and the same page at another filter, where it does not. */
export const BROKEN = "/annonces?filtre=a";
export const OTHER_FILTER = "/annonces?filtre=b";

/** Message of the page's failure. */
export const FAILURE = "A page that fails in a story.";

interface FailingPagesProps {
  /** Boundary that an application has around its pages. */
  boundary: ComponentType<{ children: ReactNode }>;
}

/** Pages of which one fails, each behind its link. */
export function FailingPages({ boundary: Boundary }: FailingPagesProps) {
  const link = useLink();
  return (
    <>
      <div className="flex flex-wrap gap-6">
        {["/", BROKEN, OTHER_FILTER].map((address) => (
          <Link key={address} variant="standalone" href={link(address)}>
            {address}
          </Link>
        ))}
      </div>
      <Boundary>
        <Page />
      </Boundary>
    </>
  );
}

function Page() {
  const { page, search } = usePageLocation();
  if (BROKEN === page + search) throw new Error(FAILURE);
  return <p>{`Page ${page + search}`}</p>;
}

/** Causes of the failures that reach the window from now on, until `stop`. */
export function listenToErrors() {
  const causes: unknown[] = [];
  const note = (event: ErrorEvent) => {
    event.preventDefault();
    causes.push(event.error?.cause?.message);
  };
  window.addEventListener("error", note);
  return { causes, stop: () => window.removeEventListener("error", note) };
}
