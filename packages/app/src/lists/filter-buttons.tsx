import { Trans } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { FilterIcon } from "@parution/kit/icon";
import { Link } from "@parution/kit/link";

interface FilterButtonsProps {
  /** Of the button that filters, in the form's grid. */
  className: string;
  /** The address of the whole list; null where it is shown already. */
  resetHref: string | null;
}

/** The end of a filter's form: narrows the list, and leads back to the whole of it. */
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
