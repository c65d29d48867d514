import { useLingui } from "@lingui/react/macro";
import { useLink, usePlace } from "@parution/app/links/links.tsx";
import { Link } from "@parution/kit/link";

/** Links between the kinds of contents. */
export function ContentPlaces() {
  const { t } = useLingui();
  const link = useLink();
  const { page } = usePlace();
  const shown = page === "/contenus" ? "/contenus/guide" : page;
  const places = [
    { path: "/contenus/guide", label: t`Guide` },
    { path: "/contenus/pages", label: t`Pages` },
    { path: "/contenus/site", label: t`Accueil, menu et contact` },
  ];
  return (
    <nav aria-label={t`Contenus`} className="border-line border-b">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {places.map(({ path, label }) => (
          <li key={path}>
            <Link
              variant="standalone"
              href={link(path)}
              aria-current={shown === path ? "page" : undefined}
              className="-mb-px inline-flex min-h-touch items-center border-transparent border-b-2 aria-[current]:border-brand aria-[current]:font-semibold"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
