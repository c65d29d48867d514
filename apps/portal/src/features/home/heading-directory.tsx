import { Plural, useLingui } from "@lingui/react/macro";
import { Link } from "@parution/kit/link";
import { listingPath, listingSearchOf } from "../../shared/published-ads/listing-address.ts";
import type { Home } from "../../shared/support/directory.tsx";
import { useSubheadings } from "../../shared/support/use-home.ts";
import { useSupportLink } from "../../shared/support/use-supports.ts";
import { Section } from "./section.tsx";

type Heading = Home["headings"][number];

/** Headings with their numbers of online ads, and with their subheadings once these are loaded. */
export function HeadingDirectory({ headings }: Pick<Home, "headings">) {
  const { t } = useLingui();
  const known = useSubheadings().data ?? [];
  return (
    <Section title={t`Rubriques`}>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {headings.map((heading) => (
          <li key={heading.id} className="flex flex-col gap-2">
            <Title heading={heading} />
            <Subheadings
              slug={heading.slug}
              subheadings={known.find(({ id }) => id === heading.id)?.subheadings ?? []}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Title({ heading: { label, slug, adCount } }: { heading: Heading }) {
  const link = useSupportLink();
  return (
    <h3 className="flex items-baseline justify-between gap-4">
      <Link
        variant="standalone"
        href={link(listingPath({ slug, page: 1 }))}
        className="font-headline text-lead font-semibold text-heading"
      >
        {label}
      </Link>
      {adCount > 0 && (
        <span className="shrink-0 text-body-sm font-normal text-fg-muted tabular-nums">
          <Plural value={adCount} one="# annonce" other="# annonces" />
        </span>
      )}
    </h3>
  );
}

interface SubheadingsProps {
  slug: string;
  subheadings: readonly { readonly id: number; readonly label: string }[];
}

function Subheadings({ slug, subheadings }: SubheadingsProps) {
  const link = useSupportLink();
  if (subheadings.length === 0) return null;
  const list = link(listingPath({ slug, page: 1 }));
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-body-sm">
      {subheadings.map(({ id, label }) => (
        <li key={id}>
          <Link variant="standalone" href={`${list}${listingSearchOf({ subheadingId: id })}`}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
