import { Trans } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { FilterIcon } from "@parution/kit/icon";
import { Link } from "@parution/kit/link";

interface FilterButtonsProps {
  /** Class of the submit button in the form's grid. */
  className: string;
  /** Address of the unfiltered list; null where that is shown. */
  resetHref: string | null;
}

/** Submit button of a filter, and a link that resets it. */
export function FilterButtons({ className, resetHref }: FilterButtonsProps) {
  return (
    <>
      <Button type="submit" variant="secondary" className={className}>
        <FilterIcon />
        <Trans>Filtrer</Trans>
      </Button>
      {resetHref !== null && (
        <Link variant="standalone" href={resetHref} className="col-span-full justify-self-start">
          <Trans>Effacer les filtres</Trans>
        </Link>
      )}
    </>
  );
}
