import * as Radix from "@radix-ui/react-tabs";
import { cx } from "class-variance-authority";
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useDirection } from "../direction/index.ts";
import { useLinkElement } from "../link/index.ts";
import type { RootProps } from "../root-props.ts";
import { useOverflowSides } from "./use-overflow-sides.ts";

/** One tab and what it shows. */
export interface Tab {
  /** Unique among the tabs. */
  id: string;
  /** Label of the tab. */
  label: ReactNode;
  /** Content of the tab. */
  panel: ReactNode;
}

export interface TabsProps extends RootProps<"div"> {
  /** Name of the row of tabs. */
  label: string;
  /** The tabs, in reading order. None leaves the whole out. */
  items: readonly Tab[];
  /** The id of the chosen tab, when the parent holds it. An unknown one shows the first. */
  value?: string | undefined;
  /** The id chosen at first; the first tab's by default. */
  defaultValue?: string | undefined;
  /** Another tab was chosen. */
  onChange?: ((id: string) => void) | undefined;
}

/** The row of tabs: it scrolls where they do not fit, and fades on the sides that hold more. */
const tabRow = cx(
  "-mb-px flex min-w-0 gap-1 overflow-x-auto scroll-px-10 outline-none",
  "data-more-left:mask-l-from-[calc(100%-2.5rem)] data-more-right:mask-r-from-[calc(100%-2.5rem)]",
);

/** Appearance of one tab; the chosen or current one is underlined, which forced colours keep. */
const tabClasses = cx(
  "min-h-touch shrink-0 cursor-pointer rounded-t-control border-b-2 px-4 py-2 text-body font-semibold",
  "transition-colors duration-fast ease-standard focus-visible:-outline-offset-2",
  "border-transparent text-fg-muted hover:text-fg",
  "aria-selected:border-brand aria-selected:text-fg aria-[current]:border-brand aria-[current]:text-fg",
  "forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight] forced-colors:aria-[current]:border-[Highlight]",
);

/** A press moves the focus, and the focus chooses: left alone, Radix would announce the choice twice. */
function chooseByFocus(event: MouseEvent<HTMLButtonElement>): void {
  const tab = event.currentTarget;
  const plainPress = event.button === 0 && !event.ctrlKey;
  if (plainPress && tab !== document.activeElement) {
    event.preventDefault();
    // The ring is for keys; an engine that does not know this shows it here too.
    tab.focus({ focusVisible: false });
  }
}

/** A browser leaves an element where it is that is half in sight; a pointer's press must not move what is under it. */
function showWhole({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(":focus-visible")) {
    target.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

/** Panel without Radix's style, which stops an animation that there is not: a server's markup must carry none. */
function Panel({ style: _, ...panel }: ComponentPropsWithRef<"div">) {
  return <div {...panel} />;
}

/** Views of one thing, one at a time. Arrow keys move and choose at once; Tab leaves the row. */
export function Tabs({
  label,
  items,
  value,
  defaultValue,
  onChange,
  className,
  ...root
}: TabsProps) {
  // Radix makes ids of the tabs' own, which may hold spaces, and names panels that are not rendered.
  const ids = useId();
  const row = useRef<HTMLDivElement>(null);
  const direction = useDirection(row);
  useOverflowSides(row, items.map(({ id }) => id).join(" "));
  const [chosen, setChosen] = useState(defaultValue);
  const current = items.find((tab) => tab.id === (value ?? chosen)) ?? items[0];
  if (current === undefined) {
    return null;
  }

  function choose(id: string): void {
    setChosen(id);
    onChange?.(id);
  }

  return (
    <Radix.Root
      {...root}
      dir={direction}
      value={current.id}
      onValueChange={choose}
      className={cx("flex min-w-0 flex-col gap-4", className)}
    >
      <div className="border-b border-line">
        <Radix.List
          ref={row}
          aria-label={label}
          onFocus={showWhole}
          // Radix's own style would be refused in a server's markup; the class says the same.
          style={{ outline: undefined }}
          className={tabRow}
        >
          {items.map((tab, index) => (
            <Radix.Trigger
              key={tab.id}
              id={`${ids}-tab-${index}`}
              aria-controls={tab === current ? `${ids}-panel-${index}` : undefined}
              value={tab.id}
              onMouseDown={chooseByFocus}
              className={tabClasses}
            >
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      {items.map((tab, index) => (
        <Radix.Content
          key={tab.id}
          value={tab.id}
          id={`${ids}-panel-${index}`}
          aria-labelledby={`${ids}-tab-${index}`}
          asChild
        >
          <Panel className="min-w-0 wrap-anywhere">{tab.panel}</Panel>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** Link of a row in the look of tabs. */
export interface TabLink {
  href: string;
  label: ReactNode;
  /** It leads to the page on show. */
  current?: boolean | undefined;
}

export interface TabLinksProps extends RootProps<"nav"> {
  /** Name of the row. */
  label: string;
  /** The links, in reading order. */
  items: readonly TabLink[];
}

/** Links between pages that are views of one thing, in a row that scrolls as that of `Tabs` does. */
export function TabLinks({ label, items, className, ...root }: TabLinksProps) {
  const LinkElement = useLinkElement();
  const row = useRef<HTMLUListElement>(null);
  useOverflowSides(row, items.map(({ href }) => href).join(" "));
  useEffect(() => {
    const current = row.current?.querySelector("[aria-current=page]");
    current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, []);
  return (
    <nav {...root} aria-label={label} className={cx("min-w-0 border-b border-line", className)}>
      <ul ref={row} onFocus={showWhole} className={tabRow}>
        {items.map(({ href, label: text, current }) => (
          <li key={href} className="shrink-0">
            <LinkElement
              href={href}
              aria-current={current ? "page" : undefined}
              className={cx(tabClasses, "inline-flex items-center")}
            >
              {text}
            </LinkElement>
          </li>
        ))}
      </ul>
    </nav>
  );
}
