import { cx } from "class-variance-authority";
import { ChevronForwardIcon } from "../icon/index.ts";
import { Link } from "../link/index.ts";
import type { RootProps } from "../root-props.ts";

/** A place above this one. */
export interface Crumb {
  href: string;
  /** Label of the link. */
  label: string;
}

export interface BreadcrumbsProps extends RootProps<"nav"> {
  /** Name of the navigation, such as «Where you are». */
  label: string;
  /** The places above this page, the highest first. None leaves the navigation out. */
  items: readonly Crumb[];
  /** The page itself, where it does not follow below as the title. */
  current?: string | undefined;
}

/** Position of the page in the site's hierarchy, with links to its ancestors. */
export function Breadcrumbs({ label, items, current, className, ...root }: BreadcrumbsProps) {
  if (items.length === 0) return null;
  return (
    <nav {...root} aria-label={label} className={cx("min-w-0 text-body-sm", className)}>
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        {items.map(({ href, label: place }, index) => (
          <li key={href} className="flex min-w-0 items-center gap-1.5">
            <Link variant="standalone" href={href}>
              <bdi>{place}</bdi>
            </Link>
            {(index < items.length - 1 || current) && (
              <ChevronForwardIcon className="size-3.5 text-fg-muted" />
            )}
          </li>
        ))}
        {current && (
          <li aria-current="page" className="min-w-0 text-fg-muted wrap-anywhere">
            <bdi>{current}</bdi>
          </li>
        )}
      </ol>
    </nav>
  );
}
