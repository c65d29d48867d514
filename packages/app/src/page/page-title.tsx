import { cva, type VariantProps } from "class-variance-authority";
import { type ReactNode, use, useEffect, useRef } from "react";
import { directionOf, type Language } from "../i18n/languages.ts";
import { usePageLocation } from "../links/links.tsx";
import { HeadSinkContext, setDocumentTitle } from "./head-sink.ts";

const titleVariants = cva("font-headline text-heading outline-none wrap-anywhere", {
  variants: {
    variant: {
      title: "flex min-h-touch items-center text-title",
      display: "max-w-[11em] text-display text-balance",
      /** Title of an ad, which its advertiser wrote and which may be long. */
      article: "max-w-[23em] text-title text-balance sm:text-display",
    },
  },
  defaultVariants: { variant: "title" },
});

interface PageTitleProps extends VariantProps<typeof titleVariants> {
  /** Also the document's title, unless a `PageHead` sets another. */
  children: string;
  /** Language of the title, where it differs from the page's: it sets the text's direction, not its alignment. */
  language?: Language;
  /** Content at the end of the title's line. */
  aside?: ReactNode;
}

/**
 * `h1` of the page. It sets the document's title and is focused after a navigation inside the application, so that a screen
 * reader announces the new page.
 */
export function PageTitle({ children, language, aside, variant }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownFor = useRef<string | null>(null);
  const { page, followed, language: pageLanguage } = usePageLocation();

  use(HeadSinkContext)?.title(children);
  useEffect(() => setDocumentTitle("heading", children, pageLanguage), [children, pageLanguage]);

  useEffect(() => {
    const arrived = shownFor.current !== page; // Another filter of the same list is not another page.
    shownFor.current = page;
    if (arrived && followed) heading.current?.focus({ preventScroll: true });
  }, [followed, page]);

  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <h1 ref={heading} tabIndex={-1} className={titleVariants({ variant })}>
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
