import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { Link } from "../link/index.ts";
import type { RootProps } from "../root-props.ts";

/** One place that the foot leads to. */
export interface FooterLink {
  href: string;
  label: string;
  /** Language of the label, where it differs from the page's. */
  lang?: string | undefined;
}

/** Places of one kind. */
export interface FooterGroup {
  /** Unique in the foot. */
  id: string;
  title: string;
  links: readonly FooterLink[];
}

interface FooterContent extends RootProps<"footer"> {
  /** Name or logo of the publisher. */
  brand?: ReactNode;
  /** Links to the publisher's pages elsewhere, such as icon links with names of their own. */
  social?: ReactNode;
  /** Leads to the same page in the other language, such as a `LanguageList`. */
  language?: ReactNode;
  /** The small print: rights, registration. */
  smallPrint?: ReactNode;
}

interface FooterNavigation {
  /** The places, in columns. */
  groups: readonly FooterGroup[];
  /** Name of the navigation. */
  navigationLabel: string;
}

interface NoNavigation {
  groups?: undefined;
  navigationLabel?: undefined;
}

export type FooterProps = FooterContent & (FooterNavigation | NoNavigation);

function GroupLinks({ title, links }: FooterGroup) {
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <h2 className="text-body-sm font-semibold text-heading">{title}</h2>
      <ul className="flex flex-col gap-1.5">
        {links.map(({ href, label, lang }) => (
          <li key={`${href} ${label}`}>
            <Link variant="standalone" href={href} lang={lang} className="min-w-0">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Publisher({ brand, social }: Pick<FooterContent, "brand" | "social">) {
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {brand && (
        <div className="font-headline text-title-sm font-semibold text-heading">{brand}</div>
      )}
      {social && <div className="-ms-2.5 flex flex-wrap gap-1">{social}</div>}
    </div>
  );
}

function Places({ groups, label }: { groups: readonly FooterGroup[]; label: string | undefined }) {
  return (
    <nav
      aria-label={label}
      className="grid w-full min-w-0 flex-1 grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-8 gap-y-6"
    >
      {groups.map((group) => (
        <GroupLinks key={group.id} {...group} />
      ))}
    </nav>
  );
}

/** The foot of every page: where else one can go, who publishes this, the small print. */
export function Footer({
  brand,
  groups = [],
  navigationLabel,
  social,
  language,
  smallPrint,
  className,
  ...root
}: FooterProps) {
  const places = groups.filter(({ links }) => links.length > 0);
  const hasPublisher = Boolean(brand || social);
  return (
    <footer
      {...root}
      className={cx(
        "border-t border-line bg-surface text-body-sm text-fg-muted wrap-anywhere",
        className,
      )}
    >
      <div className="mx-auto flex w-full max-w-7xl flex-col gap-8 px-4 py-8 sm:px-6">
        {(hasPublisher || places.length > 0) && (
          <div className="flex flex-col gap-x-16 gap-y-8 md:flex-row">
            {hasPublisher && <Publisher brand={brand} social={social} />}
            {places.length > 0 && <Places groups={places} label={navigationLabel} />}
          </div>
        )}
        {(smallPrint || language) && (
          <div className="flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:items-center">
            <div className="me-auto min-w-0 max-w-prose">{smallPrint}</div>
            {language && <div className="-mx-3">{language}</div>}
          </div>
        )}
      </div>
    </footer>
  );
}
