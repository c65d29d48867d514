import { cva } from "class-variance-authority";
import { type MouseEvent, useRef } from "react";
import { Button } from "../button/index.ts";
import { CloseIcon } from "../icon/index.ts";

/** One filter that is set. */
export interface ActiveFilter {
  /** Unique among the filters. */
  id: string;
  /** Label of the filter: «Status: paid». */
  label: string;
  onRemove: () => void;
}

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[];
  labels: { active: string; remove: string; clear: string };
  onClear: () => void;
  /** Takes the focus when the last filter goes. */
  onEmpty: () => void;
}

/** Appearance of a filter that is set; a press takes it away. */
const chipVariants = cva(
  "flex min-h-8 max-w-full cursor-pointer items-center gap-1.5 rounded-pill border border-transparent bg-brand-soft py-1 ps-3 pe-2 text-start text-body-sm text-on-brand-soft transition-colors duration-fast ease-standard hover:border-brand pointer-coarse:min-h-touch",
);

/** The filters that are set, each of which can be taken away. */
export function ActiveFilters(props: ActiveFiltersProps) {
  const { filters, labels, onClear, onEmpty } = props;
  const list = useRef<HTMLUListElement>(null);

  const remove = ({ onRemove }: ActiveFilter, event: MouseEvent<HTMLButtonElement>) => {
    const neighbour = neighbourOf(event.currentTarget, list.current);
    if (neighbour) neighbour.focus();
    else onEmpty();
    onRemove();
  };
  const clear = () => {
    onEmpty();
    onClear();
  };

  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
      <ul ref={list} aria-label={labels.active} className="flex max-w-full min-w-0 flex-wrap gap-2">
        {filters.map((filter) => (
          <li key={filter.id} className="max-w-full min-w-0">
            <button
              type="button"
              onClick={(event) => remove(filter, event)}
              className={chipVariants()}
            >
              <span className="sr-only">{labels.remove} </span>
              <bdi className="min-w-0 truncate">{filter.label}</bdi>
              <CloseIcon className="size-3.5 shrink-0" />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="link" size="sm" onClick={clear}>
        {labels.clear}
      </Button>
    </div>
  );
}

/** The button after this one, or the one before where it is the last. */
function neighbourOf(button: HTMLButtonElement, list: HTMLElement | null) {
  const buttons = [...(list?.querySelectorAll("button") ?? [])];
  const place = buttons.indexOf(button);
  return buttons[place + 1] ?? buttons[place - 1];
}
