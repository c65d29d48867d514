import { useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { Link } from "@parution/kit/link";
import { listingPath } from "../../shared/published-ads/listing-address.ts";
import { useHeadings } from "../../shared/support/use-home.ts";
import { useNamedSupport } from "../../shared/support/use-supports.ts";

/** Other headings of the newspaper, or of all, each with its number of published ads. */
export function OtherHeadings({ current }: { current: number | undefined }) {
  const { t } = useLingui();
  const link = useLink();
  const headings = useHeadings(useNamedSupport());
  if (headings.length === 0) return null;
  return (
    <nav
      aria-label={t`Rubriques`}
      className="flex flex-col gap-3 lg:sticky lg:top-24 lg:self-start"
    >
      <h2 className="text-body-sm font-semibold text-fg-muted">{t`Rubriques`}</h2>
      <ul className="flex flex-col">
        {headings.map(({ id, label, slug, adCount }) => (
          <li
            key={id}
            className="flex items-baseline justify-between gap-3 border-t border-line py-1.5 text-body-sm"
          >
            <Link
              variant="standalone"
              href={link(listingPath({ slug, page: 1 }))}
              aria-current={id === current ? "page" : undefined}
              className="aria-[current]:font-semibold aria-[current]:text-fg"
            >
              {label}
            </Link>
            <span className="text-fg-muted tabular-nums">{adCount}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
