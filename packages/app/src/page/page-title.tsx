import { cva, type VariantProps } from "class-variance-authority";
import { type ReactNode, use, useEffect, useRef } from "react";
import { directionOf, type Language } from "../i18n/languages.ts";
import { usePlace } from "../links/links.tsx";
import { nameDocument } from "./document-title.ts";
import { HeadSinkContext } from "./head-sink.ts";

const titleVariants = cva("font-headline text-heading outline-none wrap-anywhere", {
  variants: {
    look: {
      title: "flex min-h-touch items-center text-title",
      display: "max-w-[11em] text-display text-balance",
      /** Words that somebody else wrote, however many. */
      article: "max-w-[23em] text-title text-balance sm:text-display",
    },
  },
  defaultVariants: { look: "title" },
});

interface PageTitleProps extends VariantProps<typeof titleVariants> {
  /** Also the document's title, unless a `PageHead` says another. */
  children: string;
  /** In which the words are, where that is not the page's own: they keep its direction, at the place of every title. */
  language?: Language;
  /** Stands at the end of the title's line. */
  aside?: ReactNode;
}

/**
 * The page's one `h1`. It names the document and, after a navigation inside the portal, takes the focus, so that a
 * screen reader says where one has arrived.
 */
export function PageTitle({ children, language, aside, look }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownFor = useRef<string | null>(null);
  const { page, followed } = usePlace();

  use(HeadSinkContext)?.title(children);
  useEffect(() => nameDocument("heading", children), [children]);

  useEffect(() => {
    const arrived = shownFor.current !== page; // Another filter of the same list is no arrival.
    shownFor.current = page;
    if (arrived && followed) heading.current?.focus({ preventScroll: true });
  }, [followed, page]);

  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <h1 ref={heading} tabIndex={-1} className={titleVariants({ look })}>
        {language === undefined ? (
          children
        ) : (
          <bdi lang={language} dir={directionOf(language)}>
            {children}
          </bdi>
        )}
      </h1>
      {aside}
    </div>
  );
}
