import { Trans } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { ChevronDownIcon, FilterIcon } from "@parution/kit/icon";
import { type ReactNode, useId, useState } from "react";

interface FilterFoldProps {
  /** Name of the search, such as «Filter members». */
  label: string;
  /** Whether the list is narrowed now: then the reader sees by what. */
  isNarrowed: boolean;
  /** The form. */
  children: ReactNode;
}

/** A list's filter; on a phone a button unfolds it, so that the list itself comes first. */
export function FilterFold({ label, isNarrowed, children }: FilterFoldProps) {
  const [isOpen, setIsOpen] = useState(isNarrowed);
  const id = useId();
  return (
    <search aria-label={label}>
      <div className="@container sm:hidden">
        <Button
          width="full"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {/* Where letters are large its room goes to the words, which would break within. */}
          <FilterIcon className="@max-3xs:hidden" />
          <Trans>Filtres</Trans>
          <ChevronDownIcon className={isOpen ? "ms-auto rotate-180" : "ms-auto"} />
        </Button>
      </div>
      <div id={id} className={isOpen ? "max-sm:mt-4" : "max-sm:hidden"}>
        {children}
      </div>
    </search>
  );
}
