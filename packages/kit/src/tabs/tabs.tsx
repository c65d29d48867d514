import { cx } from "class-variance-authority";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { nextTab } from "./next-tab.ts";

/** One tab and what it shows. */
export interface Tab {
  /** Unique among the tabs. */
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

export interface TabsProps {
  /** Name of the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** The id of the chosen tab, when the parent holds it. An unknown one shows the first. */
  value?: string | undefined;
  /** The id chosen at first; the first tab's by default. */
  defaultValue?: string | undefined;
  /** Another tab was chosen. */
  onChange?: ((id: string) => void) | undefined;
  /** Layout only: placement in the parent. */
  className?: string | undefined;
}

function directionOf(element: Element): "ltr" | "rtl" {
  return getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr";
}

/** Views of one thing, one at a time. Arrow keys move and choose at once; Tab leaves the row. */
export function Tabs({ label, tabs, value, defaultValue, onChange, className }: TabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(defaultValue);
  const current = tabs.find((tab) => tab.id === (value ?? chosen)) ?? tabs[0];
  if (current === undefined) {
    return null;
  }

  function choose(tab: Tab | undefined): void {
    if (tab && tab !== current) {
      setChosen(tab.id);
      onChange?.(tab.id);
    }
  }

  function move(event: KeyboardEvent<HTMLButtonElement>, index: number): void {
    const direction = directionOf(event.currentTarget);
    const next = nextTab(event.key, { index, count: tabs.length, direction });
    if (next === undefined) {
      return;
    }
    event.preventDefault();
    const buttons = event.currentTarget.parentElement?.children;
    const target = buttons?.item(next);
    if (target instanceof HTMLElement) {
      target.focus();
    }
    choose(tabs[next]);
  }

  return (
    <div className={cx("flex min-w-0 flex-col gap-4", className)}>
      <div className="border-b border-line">
        <div
          role="tablist"
          aria-label={label}
          className="-mb-px flex min-w-0 gap-1 overflow-x-auto"
        >
          {tabs.map((tab, index) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.id}`}
              aria-selected={tab === current}
              aria-controls={tab === current ? `${id}-panel` : undefined}
              tabIndex={tab === current ? 0 : -1}
              onClick={() => choose(tab)}
              onKeyDown={(event) => move(event, index)}
              className={cx(
                "min-h-touch shrink-0 cursor-pointer rounded-t-control border-b-2 px-4 py-2 text-body font-semibold",
                "transition-colors duration-fast ease-standard focus-visible:-outline-offset-2",
                "border-transparent text-fg-muted hover:text-fg",
                "aria-selected:border-brand aria-selected:text-fg forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight]",
              )}
            >
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${current.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern puts the panel next in order after its tab.
        tabIndex={0}
      >
        {current.panel}
      </div>
    </div>
  );
}
