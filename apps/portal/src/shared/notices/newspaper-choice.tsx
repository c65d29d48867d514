import { useLingui } from "@lingui/react/macro";
import { Link } from "@parution/kit/link";
import { useLanguage } from "../links/links.tsx";
import { joinPath } from "../links/path-prefix.ts";
import { useSupport, useSupports } from "../support/use-supports.ts";

/** The same page in each newspaper, at an address of its own; the first stands for none chosen. */
export function NewspaperChoice({ page }: { page: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const supports = useSupports();
  const current = useSupport() ?? supports[0];
  if (supports.length === 0) return null;
  return (
    <nav aria-label={t`Journaux`} className="border-b border-line">
      <ul className="-mb-px flex gap-x-6 overflow-x-auto whitespace-nowrap [scrollbar-width:none]">
        {supports.map(({ slug, label, id }) => (
          <li
            key={slug}
            className="shrink-0 border-b-3 border-transparent has-[[aria-current]]:border-brand"
          >
            <Link
              variant="standalone"
              aria-current={id === current?.id ? "page" : undefined}
              href={joinPath({ language, supportSlug: slug }, page)}
              className="min-h-touch aria-[current]:font-semibold aria-[current]:text-fg"
            >
              <bdi>{label}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
