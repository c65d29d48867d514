import { cx } from "class-variance-authority";
import { type ComponentType, type ReactNode, useId, useState } from "react";
import { ChevronDownIcon, type IconProps } from "../icon/index.ts";
import { useLinkElement } from "../link/index.ts";

/** One place that the menu leads to. */
export interface SideMenuEntry {
  /** Unique in the menu. */
  id: string;
  href: string;
  label: string;
  icon?: ComponentType<IconProps> | undefined;
  /** Whether the reader is there now. */
  current?: boolean | undefined;
  /** Shown at the end of the line: a count. */
  aside?: ReactNode;
}

export interface SideMenuProps {
  /** Name of the menu; on a phone also the text of the button that unfolds it. */
  label: string;
  /** The entries, in reading order. */
  entries: readonly SideMenuEntry[];
  /** What stands above the entries: a balance, for instance. */
  header?: ReactNode;
  /** Layout only: placement in the parent. */
  className?: string | undefined;
}

function Entry({ href, label, icon: Icon, current, aside }: SideMenuEntry) {
  const LinkElement = useLinkElement();
  return (
    <LinkElement
      href={href}
      aria-current={current ? "page" : undefined}
      className={cx(
        "flex min-h-touch items-center gap-3 rounded-control border-s-3 border-transparent px-3 py-2 text-body text-fg no-underline",
        "transition-colors duration-fast hover:bg-sunken",
        "aria-[current=page]:border-brand aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold",
        "aria-[current=page]:text-on-brand-soft",
      )}
    >
      {Icon && <Icon className="opacity-80" />}
      <span className="min-w-0 flex-1">{label}</span>
      {aside && <span className="text-body-sm tabular-nums">{aside}</span>}
    </LinkElement>
  );
}

/** The places of one area of the product, beside its content; folded above it on a phone. */
export function SideMenu({ label, entries, header, className }: SideMenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <nav aria-label={label} className={cx("flex flex-col gap-4", className)}>
      {header}
      <div className="max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-1">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-touch w-full cursor-pointer items-center justify-between gap-3 rounded-control px-3 font-semibold lg:hidden"
        >
          {label}
          <ChevronDownIcon
            className={cx("transition-transform duration-base", open && "rotate-180")}
          />
        </button>
        <ul id={id} className={cx("flex flex-col gap-0.5", !open && "max-lg:hidden")}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <Entry {...entry} />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
