import { cx } from "class-variance-authority";
import { ChevronForwardIcon } from "../icon/index.ts";
import { Link } from "../link/index.ts";

/** A place above this one. */
export interface Crumb {
  href: string;
  /** What the place is called. */
  label: string;
}

export interface BreadcrumbsProps {
  /** Name of the navigation, such as «Where you are». */
  label: string;
  /** The places above this page, the highest first. None leaves the navigation out. */
  places: readonly Crumb[];
  /** The page itself, where it does not follow below as the title. */
  current?: string | undefined;
  /** Layout only: placement in the parent. */
  className?: string | undefined;
}

/** Where the page stands below others, and the way up to each of them. */
export function Breadcrumbs({ label, places, current, className }: BreadcrumbsProps) {
  if (places.length === 0) return null;
  return (
    <nav aria-label={label} className={cx("min-w-0 text-body-sm", className)}>
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        {places.map(({ href, label: place }, index) => (
          <li key={href} className="flex min-w-0 items-center gap-1.5">
            <Link variant="standalone" href={href}>
              <bdi>{place}</bdi>
            </Link>
            {(index < places.length - 1 || current) && (
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
