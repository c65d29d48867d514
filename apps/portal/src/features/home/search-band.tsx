import { useLingui } from "@lingui/react/macro";
import { Form } from "@parution/app/form/form.tsx";
import { useLink } from "@parution/app/links/links.tsx";
import { LONGEST_SEARCH } from "@parution/contract/limits";
import { Button } from "@parution/kit/button";
import { SearchIcon } from "@parution/kit/icon";
import { Link } from "@parution/kit/link";
import { TextField } from "@parution/kit/text-field";
import { useNavigate } from "react-router";
import {
  listingFields,
  listingPath,
  listingSearchOf,
} from "../../shared/published-ads/listing-address.ts";
import { useListingSearch } from "../../shared/published-ads/use-listing-search.ts";
import type { Home } from "../../shared/support/use-home.ts";
import { useSupportLink } from "../../shared/support/use-supports.ts";

const SHOWN_HEADINGS = 5;

/** Search of the online ads, with links to the headings that have most. */
export function SearchBand({ headings }: Pick<Home, "headings">) {
  const { t } = useLingui();
  const link = useLink();
  const navigate = useNavigate();
  const list = link(listingPath({ slug: null, page: 1 }));
  const form = useListingSearch({}, (filter) => void navigate(`${list}${listingSearchOf(filter)}`));
  return (
    <search
      aria-label={t`Rechercher une annonce`}
      className="flex flex-col gap-4 rounded-card bg-brand-soft p-5 text-on-brand-soft sm:p-8"
    >
      {/* The form finds its way without scripts too. */}
      <Form form={form} action={list} className="flex flex-wrap items-end gap-3">
        <TextField
          {...form.field(listingFields.search)}
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
      </Form>
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
