import { useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@parution/kit/button";
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
    <nav aria-label={t`Journaux`}>
      <ul className="flex flex-wrap gap-2">
        {supports.map(({ slug, label, id }) => (
          <li key={slug}>
            <ButtonLink
              size="sm"
              variant={id === current?.id ? "primary" : "secondary"}
              aria-current={id === current?.id ? "page" : undefined}
              href={joinPath({ language, supportSlug: slug }, page)}
            >
              <bdi>{label}</bdi>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
