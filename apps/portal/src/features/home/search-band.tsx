import { useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { LONGEST_SEARCH } from "@parution/contract/limits";
import { Button } from "@parution/kit/button";
import { SearchIcon } from "@parution/kit/icon";
import { Link } from "@parution/kit/link";
import { TextField } from "@parution/kit/text-field";
import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import {
  listingFields,
  listingPath,
  listingSearchOf,
} from "../../shared/published-ads/listing-address.ts";
import type { Home } from "../../shared/support/directory.tsx";
import { useSupportLink } from "../../shared/support/use-supports.ts";

const SHOWN_HEADINGS = 5;

/** Search of the online ads, with links to the headings that have most. */
export function SearchBand({ headings }: Pick<Home, "headings">) {
  const { t } = useLingui();
  const link = useLink();
  const navigate = useNavigate();
  const list = link(listingPath({ slug: null, page: 1 }));
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get(listingFields.search);
    void navigate(`${list}${listingSearchOf({ search: String(words).trim() })}`);
  };
  return (
    <search
      aria-label={t`Rechercher une annonce`}
      className="flex flex-col gap-4 rounded-card bg-brand-soft p-5 text-on-brand-soft sm:p-8"
    >
      {/* No field of it can be at fault: the browser's own form, which finds its way without scripts too, is all it needs. */}
      <form action={list} onSubmit={search} className="flex flex-wrap items-end gap-3">
        <TextField
          name={listingFields.search}
          type="search"
          label={t`Rechercher une annonce publiée`}
          placeholder={t`Société, appartement, appel d’offres…`}
          icon={<SearchIcon />}
          maxLength={LONGEST_SEARCH}
          autoComplete="off"
          enterKeyHint="search"
          className="min-w-0 grow basis-72"
        />
        <Button type="submit" className="max-sm:w-full">{t`Rechercher`}</Button>
      </form>
      {headings.length > 0 && <Fullest headings={headings} />}
    </search>
  );
}

function Fullest({ headings }: Pick<Home, "headings">) {
  const link = useSupportLink();
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-body-sm">
      {fullest(headings).map(({ id, label, slug }) => (
        <li key={id}>
          <Link
            variant="standalone"
            href={link(listingPath({ slug, page: 1 }))}
            className="text-on-brand-soft"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The headings with most published ads, the fullest first. */
const fullest = (headings: Home["headings"]): Home["headings"] =>
  headings.toSorted((one, other) => other.adCount - one.adCount).slice(0, SHOWN_HEADINGS);
