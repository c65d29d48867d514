import { cva, cx } from "class-variance-authority";
import { type ComponentType, type ReactNode, useId, useState } from "react";
import { ChevronDownIcon, type IconProps } from "../icon/index.ts";
import { useLinkElement } from "../link/index.ts";
import type { RootProps } from "../root-props.ts";

/** Count at an entry, such as of pending items. */
export interface SideMenuCount {
  /** The figure, such as «12». */
  text: string;
  /** Count as text for screen readers: «12 ads online». */
  label: string;
}

/** One place that the menu leads to. */
export interface SideMenuEntry {
  /** Unique in the menu. */
  id: string;
  href: string;
  /** Label of the link. */
  label: string;
  icon?: ComponentType<IconProps> | undefined;
  /** Marks the current page. */
  current?: boolean | undefined;
  /** Shown at the end of the line. */
  count?: SideMenuCount | undefined;
}

/** Places of one kind, under a title of their own. One without entries is left out. */
export interface SideMenuGroup {
  /** Unique in the menu. */
  id: string;
  title: string;
  items: readonly SideMenuEntry[];
}

export interface SideMenuProps extends RootProps<"nav"> {
  /** Name of the menu; on a phone also the text of the button that unfolds it. */
  label: string;
  /** The entries and groups of entries, in reading order. */
  items: readonly (SideMenuEntry | SideMenuGroup)[];
  /** Content above the entries, such as the signed-in user; folded with them on a phone. */
  header?: ReactNode;
  /** Summary of the folded menu on a phone, such as a balance. */
  summary?: ReactNode;
}

/** Appearance of one place. */
const entryClasses = cx(
  "flex min-h-touch items-center gap-3 rounded-control border-s-3 border-transparent px-3 py-2 text-body text-fg no-underline",
  "transition-colors duration-fast hover:bg-sunken focus-visible:-outline-offset-2",
  "aria-[current=page]:border-brand aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold",
  "aria-[current=page]:text-on-brand-soft",
);

/** Appearance of the frame: a card that unfolds on a phone, nothing beside the content. */
const frameClasses =
  "max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-1";

/** Appearance of what is folded on a phone: what stands above the entries, and they. */
const foldVariants = cva("flex flex-col gap-4", {
  variants: { open: { true: "max-lg:pt-1", false: "max-lg:hidden" } },
});

/** Appearance of the button that unfolds the list on a phone: the room around its words does not grow with large text. */
const unfoldClasses =
  "flex min-h-touch w-full cursor-pointer items-center gap-[min(0.75rem,4vw)] rounded-control px-[min(0.75rem,4vw)] text-start font-semibold lg:hidden";

function Entry({ href, label, icon: Icon, current, count }: SideMenuEntry) {
  const LinkElement = useLinkElement();
  return (
    <LinkElement href={href} aria-current={current ? "page" : undefined} className={entryClasses}>
      {Icon && <Icon />}
      <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
      {count && (
        <span className="shrink-0 text-body-sm font-normal tabular-nums">
          <span aria-hidden="true">{count.text}</span>
          <span className="sr-only">, {count.label}</span>
        </span>
      )}
    </LinkElement>
  );
}

function Group({ title, items }: SideMenuGroup) {
  const id = useId();
  return (
    <div className="pt-4">
      <p id={id} className="px-3 pb-1 text-body-sm font-semibold text-fg-muted wrap-anywhere">
        {title}
      </p>
      <ul aria-labelledby={id} className="flex flex-col gap-0.5">
        {items.map((entry) => (
          <li key={entry.id}>
            <Entry {...entry} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The places of one area of the product, beside its content; folded above it on a phone. */
export function SideMenu({ label, items, header, summary, className, ...root }: SideMenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const lines = items.filter((line) => !("items" in line) || line.items.length > 0);
  const isEmpty = lines.length === 0 && !header;
  return (
    <nav {...root} aria-label={label} className={cx(!isEmpty && frameClasses, className)}>
      {!isEmpty && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className={unfoldClasses}
        >
          {/* The summary stands under the label where one line does not hold both. */}
          <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
            {label}
            <span className="min-w-0 font-normal text-body-sm text-fg-muted">{summary}</span>
          </span>
          <ChevronDownIcon
            className={cx("transition-transform duration-base", open && "rotate-180")}
          />
        </button>
      )}
      <div id={id} className={foldVariants({ open })}>
        {header && <div className="max-lg:px-3 max-lg:pt-2">{header}</div>}
        {lines.length > 0 && (
          <ul className="flex flex-col gap-0.5">
            {lines.map((line) => (
              <li key={line.id}>{"items" in line ? <Group {...line} /> : <Entry {...line} />}</li>
            ))}
          </ul>
        )}
      </div>
    </nav>
  );
}
