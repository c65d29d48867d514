import type { ReactNode } from "react";

export interface NewspaperPageProps {
  /** The heading under which the newspaper prints the ad. */
  heading: string;
  children: ReactNode;
}

/** A piece of the printed page: the ad under its heading, with its neighbours hinted at. */
export function NewspaperPage({ heading, children }: NewspaperPageProps) {
  return (
    // Newsprint stays newsprint in a dark room.
    <div
      data-scheme="light"
      className="relative w-max min-w-full bg-paper py-4 font-paper text-paper-ink shadow-raised"
    >
      <Neighbours />
      <div className="relative mx-auto w-max border-paper-rule border-x bg-paper px-2 @md:px-5">
        <p
          dir="auto"
          className="border-paper-ink border-t-3 border-b border-double pt-1.75 pb-1 text-center font-bold font-paper text-[0.9375em] [&:dir(ltr)]:tracking-wide"
        >
          {heading}
        </p>
        <div className="flow-root pt-3">{children}</div>
      </div>
    </div>
  );
}

/** Lines of print behind the column, fading towards the edges. Nothing is there to be read. */
function Neighbours() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 my-4 bg-[repeating-linear-gradient(transparent_0_0.5em,currentColor_0.5em_0.8em,transparent_0.8em_1.375em)] text-paper-rule opacity-50 [mask-image:linear-gradient(90deg,transparent,black_30%,black_70%,transparent)] forced-colors:hidden"
    />
  );
}
