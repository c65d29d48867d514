import { cva, cx } from "class-variance-authority";
import { type FormEvent, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { ChevronDownIcon, FilterIcon } from "../icon/index.ts";
import { PoliteAnnouncement } from "../polite-announcement/index.ts";
import { type RootProps, rootOf, useSharedRef } from "../root-props.ts";
import { type ActiveFilter, ActiveFilters } from "./active-filters.tsx";

/** The words of a filter bar. */
export interface FilterBarLabels {
  /** The button that unfolds the fields where room is short, with how many filters are set. */
  toggle: (count: number) => string;
  /** Name of the list of filters that are set. */
  active: string;
  /** Action of a filter's button, before its label: «Remove the filter». */
  remove: string;
  /** The button that takes all of them away. */
  clear: string;
}

/** A button that sends the fields. */
export interface FilterBarSubmit {
  label: string;
  /** True while the result is loading. */
  isPending?: boolean | undefined;
  /** Replaces the label while `isPending`. */
  pendingLabel?: string | undefined;
  /** Receives the field values by name. */
  onSubmit: (fields: FormData) => void;
  /** Address that takes the fields as its query, for readers whose browser runs no scripts yet. */
  action?: string | undefined;
}

export interface FilterBarProps extends RootProps<"search"> {
  /** Name of the search, such as «Filter my ads». */
  label: string;
  /** The fields, with labels of their own, in reading order. */
  children: ReactNode;
  /** Submit button; without it each field applies by its own `onChange`. */
  submit?: FilterBarSubmit | undefined;
  /** The filters that the list obeys now. */
  active: readonly ActiveFilter[];
  /** All filters are to go. */
  onClear: () => void;
  /** Number of results, as text. A change is announced once it is stable. */
  result: string;
  labels: FilterBarLabels;
}

interface ToggleProps {
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  controls: string;
  onPress: () => void;
  children: string;
}

function Toggle({ button, open, controls, onPress, children }: ToggleProps) {
  return (
    <div className="@xl/filter:hidden">
      <Button
        ref={button}
        width="full"
        aria-expanded={open}
        aria-controls={controls}
        onClick={onPress}
      >
        {/* Where text is large and room short, the word itself needs it. */}
        <FilterIcon className="@max-3xs/filter:hidden" />
        <span className="wrap-break-word">{children}</span>
        <ChevronDownIcon
          className={cx("ms-auto transition-transform duration-fast", open && "rotate-180")}
        />
      </Button>
    </div>
  );
}

/**
 * The fields side by side, as many to a row as fit. Below 36rem of room they fold away behind the
 * button that says how many filters are set.
 */
const fieldsVariants = cva(
  "grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] items-end gap-4",
  {
    variants: {
      open: { true: "", false: "@max-xl/filter:hidden" },
      /** A page that arrives in pieces shows the fields once the button is there: each piece would narrow them. */
      sent: { true: "not-has-[>button]:invisible", false: "" },
    },
  },
);

/** The fields that narrow a list, the filters that are set, and what is left of the list. */
export function FilterBar(props: FilterBarProps) {
  const { label, children, submit, active, onClear, result, labels, className, ref } = props;
  const [open, setOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useSharedRef(ref, bar);
  const toggle = useRef<HTMLButtonElement>(null);
  const fieldsId = useId();

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!submit) return;
    submit.onSubmit(new FormData(event.currentTarget));
    if (!open) return;
    setOpen(false);
    toggle.current?.focus();
  };

  return (
    <search
      {...rootOf<"search">(props)}
      ref={bar}
      tabIndex={-1}
      aria-label={label}
      className={cx("@container/filter flex min-w-0 flex-col gap-4 rounded-control", className)}
    >
      <Toggle button={toggle} open={open} controls={fieldsId} onPress={() => setOpen(!open)}>
        {labels.toggle(active.length)}
      </Toggle>
      <form
        id={fieldsId}
        action={submit?.action}
        onSubmit={send}
        className={fieldsVariants({ open, sent: submit !== undefined })}
      >
        {children}
        {submit && (
          <Button type="submit" isPending={submit.isPending} pendingLabel={submit.pendingLabel}>
            {submit.label}
          </Button>
        )}
      </form>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-body-sm text-fg-muted">{result}</p>
        {active.length > 0 && (
          <ActiveFilters
            filters={active}
            labels={labels}
            onClear={onClear}
            onEmpty={() => bar.current?.focus()}
          />
        )}
      </div>
      <PoliteAnnouncement text={result} />
    </search>
  );
}
