import { cx } from "class-variance-authority";
import type { MouseEvent, ReactNode } from "react";
import { ChevronDownIcon } from "../icon/index.ts";
import type { RootProps } from "../root-props.ts";
import { useValue } from "../use-value.ts";

/** One section. */
export interface AccordionItem {
  /** Unique in the accordion. */
  value: string;
  /** Title of the section, always in sight. */
  title: ReactNode;
  /** Content of the section. It is in the page while closed, and found by the browser's search. */
  content: ReactNode;
}

export interface AccordionProps extends RootProps<"div"> {
  /** The sections, in reading order. */
  items: readonly AccordionItem[];
  /** Open sections, when the parent holds them. */
  value?: readonly string[] | undefined;
  /** Sections open at first, when the accordion holds them itself; none by default. */
  defaultValue?: readonly string[] | undefined;
  /** A section was opened or closed: all that are open now. */
  onChange?: ((open: readonly string[]) => void) | undefined;
  /** Closes the open section when another is opened; `false` by default. */
  exclusive?: boolean | undefined;
  /** Level of the titles among the page's headings; 3 by default. */
  headingLevel?: 2 | 3 | 4 | 5;
}

/** Title of a section, which is its control. */
const accordionSummary = [
  "flex min-h-touch cursor-pointer list-none items-center gap-3 rounded-control px-2 py-2 text-heading",
  "transition-colors duration-fast ease-standard hover:bg-sunken focus-visible:-outline-offset-2",
  "[&::-webkit-details-marker]:hidden",
].join(" ");

/** Sign at the end of a title, turned round while its section is open. */
const accordionSign =
  "size-5 shrink-0 text-fg-muted group-open/section:rotate-180 motion-safe:transition-transform motion-safe:duration-fast";

const NONE: readonly string[] = [];

/** Sections under titles that show and hide them: the platform's disclosure, which works before any script. */
export function Accordion(props: AccordionProps) {
  const { items, exclusive = false, headingLevel = 3, className, ...rest } = props;
  const { value: _value, defaultValue: _default, onChange: _change, ...root } = rest;
  const { value: open, onChange } = useValue<readonly string[]>(props, NONE);
  const Title = `h${headingLevel}` as const;

  function show(section: string, shown: boolean): void {
    if (shown === open.includes(section)) return;
    const others = open.filter((other) => other !== section);
    if (shown) onChange(exclusive ? [section] : [...others, section]);
    else onChange(others);
  }

  function press(event: MouseEvent, section: string): void {
    // The owner of the value decides, not the element.
    event.preventDefault();
    show(section, !open.includes(section));
  }

  return (
    <div {...root} className={cx("min-w-0 border-t border-line", className)}>
      {items.map(({ value, title, content }) => (
        <details
          key={value}
          open={open.includes(value)}
          // The browser's search opens a section by itself.
          onToggle={({ currentTarget }) => show(value, currentTarget.open)}
          className="group/section border-b border-line"
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control, with the keys of a button. */}
          <summary onClick={(event) => press(event, value)} className={accordionSummary}>
            <Title className="min-w-0 flex-1 text-body font-semibold wrap-anywhere">
              {title || value}
            </Title>
            <ChevronDownIcon className={accordionSign} />
          </summary>
          <div className="min-w-0 px-2 pb-4 text-body wrap-anywhere">{content}</div>
        </details>
      ))}
    </div>
  );
}
