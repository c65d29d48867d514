import { useLingui } from "@lingui/react/macro";
import { useLanguage } from "@parution/app/links/links.tsx";
import { joinPath } from "@parution/app/links/path-prefix.ts";
import { Link } from "@parution/kit/link";
import { useSupport, useSupports } from "../support/use-supports.ts";

/** A newspaper to choose, by a link to the same page in it. */
interface NewspaperLink {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** Number of results in it; null: more than are counted. */
  readonly count?: number | null;
}

/** Links to the same page in each newspaper; the first stands for none chosen. */
export function NewspaperChoice({ page }: { page: string }) {
  const language = useLanguage();
  const supports = useSupports();
  const current = useSupport() ?? supports[0];
  const links = supports.map(({ slug, label, id }) => ({
    label,
    href: joinPath({ language, supportSlug: slug }, page),
    isCurrent: id === current?.id,
  }));
  return <NewspaperLinks links={links} />;
}

/** A row of newspapers, one of which is current. */
export function NewspaperLinks({ links }: { links: readonly NewspaperLink[] }) {
  const { t, i18n } = useLingui();
  if (links.length === 0) return null;
  return (
    <nav aria-label={t`Journaux`} className="border-b border-line">
      <ul className="-mb-px flex gap-x-6 overflow-x-auto whitespace-nowrap [scrollbar-width:none]">
        {links.map(({ label, href, isCurrent, count }) => (
          <li
            key={href}
            className="shrink-0 border-b-3 border-transparent has-[[aria-current]]:border-brand"
          >
            <Link
              variant="standalone"
              aria-current={isCurrent ? "page" : undefined}
              href={href}
              className="min-h-touch gap-2 aria-[current]:font-semibold aria-[current]:text-fg"
            >
              <bdi>{label}</bdi>
              {count != null && (
                <span className="font-normal text-fg-muted tabular-nums">{i18n.number(count)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
