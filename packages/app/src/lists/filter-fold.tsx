import { Trans } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { ChevronDownIcon, FilterIcon } from "@parution/kit/icon";
import { type ReactNode, useId, useState } from "react";

interface FilterFoldProps {
  /** Name of the search, such as «Filter members». */
  label: string;
  /** True where the list is filtered: the form is then open at first. */
  isNarrowed: boolean;
  /** Filter form. */
  children: ReactNode;
}

/** Filter of a list; collapsed under a button on phones, so that the list is in sight. */
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
          {/* Hidden at large font sizes, where the label needs its width. */}
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
