import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import { type IconProps, SpinnerIcon } from "../icon/index.ts";
import { useLinkElement } from "../link/index.ts";
import { apartClasses, entryVariants } from "./action-menu.variants.ts";
import { MenuDisclosure, type MenuTrigger } from "./menu-disclosure.tsx";

interface CommonAction {
  /** Unique in the menu. */
  id: string;
  label: string;
  icon?: ComponentType<IconProps> | undefined;
  /** `danger`: it destroys or cannot be undone. */
  tone?: "neutral" | "danger" | undefined;
  /** Separator line above the entry. */
  apart?: boolean | undefined;
}

/** An entry that leads somewhere. */
export interface MenuLink extends CommonAction {
  href: string;
  /** Marks the current page. */
  current?: boolean | undefined;
}

/** An entry that runs an action. */
export interface MenuCommand extends CommonAction {
  onSelect: () => void;
  /** Keeps the menu open while the action is pending; it closes afterwards, unless a footer reports a failure. */
  staysOpen?: boolean | undefined;
  /** Pending state: the entry shows `pendingLabel` and ignores clicks. */
  isPending?: boolean | undefined;
  /** Replaces the label while `isPending`. */
  pendingLabel?: string | undefined;
}

/** One entry: it leads somewhere, or it runs an action. */
export type MenuAction = MenuLink | MenuCommand;

export interface ActionMenuProps extends MenuTrigger {
  /** Name of the list. */
  label: string;
  /** The entries, in reading order. */
  items: readonly MenuAction[];
  /** Content above the entries, such as the signed-in user. */
  header?: ReactNode;
  /** Content below the entries, such as the error of an action. */
  footer?: ReactNode;
}

function LinkEntry({ action, close }: { action: MenuLink; close: () => void }) {
  const LinkElement = useLinkElement();
  const Icon = action.icon;
  return (
    <LinkElement
      href={action.href}
      onClick={close}
      aria-current={action.current ? "page" : undefined}
      className={entryVariants({ tone: action.tone })}
    >
      {Icon && <Icon />}
      <span className="min-w-0 wrap-anywhere">{action.label}</span>
    </LinkElement>
  );
}

interface CommandEntryProps {
  action: MenuCommand;
  /** True where the menu has a footer. */
  hasFooter: boolean;
  close: () => void;
}

function CommandEntry({ action, hasFooter, close }: CommandEntryProps) {
  const { icon, tone, label, isPending = false, pendingLabel, staysOpen, onSelect } = action;
  const wasPending = useRef(isPending);
  const Icon = isPending ? SpinnerIcon : icon;

  useEffect(() => {
    if (wasPending.current && !isPending && !hasFooter) close();
    wasPending.current = isPending;
  }, [isPending, hasFooter, close]);

  function select(): void {
    if (isPending) return;
    if (!staysOpen) close();
    onSelect();
  }

  return (
    <button
      type="button"
      onClick={select}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      className={entryVariants({ tone })}
    >
      {Icon && <Icon />}
      <span className="min-w-0 wrap-anywhere">{(isPending && pendingLabel) || label}</span>
    </button>
  );
}

/**
 * A button that discloses a list of links and actions: an account's menu, a row's actions. A plain list
 * in the tab order rather than an ARIA menu: links stay links, screen readers keep their own keys.
 */
export function ActionMenu({ label, items, header, footer, ...trigger }: ActionMenuProps) {
  return (
    <MenuDisclosure {...trigger}>
      {(close) => (
        <>
          {header && <div className="mb-1.5 border-b border-line px-3 pt-2 pb-3">{header}</div>}
          <ul aria-label={label} className="flex flex-col">
            {items.map((action) => (
              <li key={action.id} className={action.apart ? apartClasses : undefined}>
                {"href" in action ? (
                  <LinkEntry action={action} close={close} />
                ) : (
                  <CommandEntry action={action} hasFooter={Boolean(footer)} close={close} />
                )}
              </li>
            ))}
          </ul>
          {footer && <div className="p-1.5">{footer}</div>}
        </>
      )}
    </MenuDisclosure>
  );
}
