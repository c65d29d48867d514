import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { directionOf } from "../language/index.ts";
import { useLinkElement } from "../link/link-provider.tsx";
import { type RootProps, rootOf } from "../root-props.ts";
import {
  publishedAdCard,
  publishedAdExcerpt,
  publishedAdLink,
  publishedAdPhoto,
} from "./published-ad-card.variants.ts";

export interface PublishedAdCardProps extends RootProps<"article"> {
  /** Address of the whole ad. The card is one link, named by its title. */
  href: string;
  /** Title of the ad. */
  title: string;
  /** The beginning of the ad; cut after `lines`. */
  excerpt?: string | undefined;
  /** Stands for a title that is empty, such as "Untitled ad". */
  untitledLabel: string;
  /** The newspaper that published it. */
  newspaper?: string | undefined;
  /** The heading under which it appeared. */
  heading?: string | undefined;
  /** City of the ad. */
  city?: string | undefined;
  /** The day of publication: as a machine reads it (`YYYY-MM-DD`) and as people do. */
  date?: { iso: string; text: string } | undefined;
  /** Categories of the ad. */
  tags?: readonly string[] | undefined;
  /** A picture that fills its frame, already sized by the caller's `img`. */
  photo?: ReactNode;
  /** The language of title and excerpt (BCP 47), where it is known. */
  language?: string | undefined;
  /** Reading direction of the ad; by default that of its first letter. */
  dir?: "ltr" | "rtl" | undefined;
  /** Lines of the excerpt; 3 by default. */
  lines?: 2 | 3 | 4;
  /** `column`: the picture above the text. `row`: beside it, smaller, for lists read from top to bottom. */
  layout?: "column" | "row";
  /** Level of the title among the page's headings; 3 by default. */
  headingLevel?: 2 | 3 | 4;
}

/** A published ad in short, in its own reading direction whatever the page's. */
export function PublishedAdCard(props: PublishedAdCardProps) {
  const { href, title, excerpt = "", untitledLabel, photo, language, lines = 3, className } = props;
  const { headingLevel = 3, layout = "column", dir = directionOf(`${title} ${excerpt}`) } = props;
  const Title = `h${headingLevel}` as const;
  const LinkElement = useLinkElement();
  return (
    <article
      {...rootOf<"article">(props)}
      dir={dir}
      className={cx(publishedAdCard({ layout }), className)}
    >
      {photo && <div className={publishedAdPhoto({ layout })}>{photo}</div>}
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3">
        <Place {...props} />
        <Title
          lang={language}
          className="line-clamp-3 font-headline text-heading text-lead wrap-anywhere"
        >
          <LinkElement href={href} className={publishedAdLink()}>
            {title.trim() || untitledLabel}
          </LinkElement>
        </Title>
        {excerpt.trim() && (
          <p lang={language} className={publishedAdExcerpt({ lines })}>
            {excerpt}
          </p>
        )}
        <Facts {...props} />
      </div>
    </article>
  );
}

/** Newspaper and heading of the ad. */
function Place({ newspaper, heading }: PublishedAdCardProps) {
  if (!newspaper && !heading) return null;
  return (
    <p className="flex flex-wrap gap-x-3 text-caption text-fg-muted">
      {newspaper && <bdi className="min-w-0 font-semibold text-fg wrap-anywhere">{newspaper}</bdi>}
      {heading && <bdi className="min-w-0 wrap-anywhere">{heading}</bdi>}
    </p>
  );
}

function Facts({ city, date, tags = [] }: PublishedAdCardProps) {
  if (!city && !date && tags.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-caption text-fg-muted">
      {city && (
        <li className="min-w-0 wrap-anywhere">
          <bdi>{city}</bdi>
        </li>
      )}
      {date && (
        <li className="tabular-nums">
          <time dateTime={date.iso}>
            <bdi>{date.text}</bdi>
          </time>
        </li>
      )}
      {tags.map((tag) => (
        <li
          key={tag}
          className="min-w-0 rounded-pill border border-transparent bg-neutral-soft px-2 py-0.5 text-on-neutral-soft wrap-anywhere"
        >
          <bdi>{tag}</bdi>
        </li>
      ))}
    </ul>
  );
}
