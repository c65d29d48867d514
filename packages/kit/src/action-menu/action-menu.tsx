import { cx } from "class-variance-authority";
import type { ComponentType, ReactNode } from "react";
import { Button, type ButtonAppearance } from "../button/index.ts";
import type { IconProps } from "../icon/index.ts";
import { useLinkElement } from "../link/index.ts";
import { panelVariants } from "../panel/index.ts";
import { useTopLayer } from "./use-top-layer.ts";

interface CommonAction {
  /** Unique in the menu. */
  id: string;
  label: string;
  icon?: ComponentType<IconProps> | undefined;
  /** `danger`: it destroys or cannot be undone. */
  tone?: "neutral" | "danger" | undefined;
}

/** One entry: it leads somewhere, or it acts. */
export type MenuAction = CommonAction & ({ href: string } | { onSelect: () => void });

export interface ActionMenuProps extends ButtonAppearance {
  /** Content of the button. */
  trigger: ReactNode;
  /** Name of the button where its content is an icon alone. */
  triggerLabel?: string | undefined;
  /** Name of the list. */
  label: string;
  /** The entries, in reading order. */
  actions: readonly MenuAction[];
  /** What stands above the entries: who is signed in, for instance. */
  header?: ReactNode;
  /** The edge of the button with which the list lines up. */
  align?: "start" | "end";
}

const entryLook =
  "flex min-h-touch w-full cursor-pointer items-center gap-3 rounded-control border border-transparent px-3 py-2 text-start text-body no-underline transition-colors duration-fast hover:bg-sunken focus-visible:-outline-offset-2";

const hung =
  "fixed opacity-100 transition-opacity duration-fast ease-standard starting:open:opacity-0";
const listLook = { start: cx(hung, "anchored-start"), end: cx(hung, "anchored-end") };

function Entry({ action, close }: { action: MenuAction; close: () => void }) {
  const LinkElement = useLinkElement();
  const Icon = action.icon;
  const look = cx(entryLook, action.tone === "danger" ? "text-danger" : "text-fg");
  const content = (
    <>
      {Icon && <Icon className="text-current opacity-80" />}
      <span className="min-w-0">{action.label}</span>
    </>
  );
  if ("href" in action) {
    return (
      <LinkElement href={action.href} onClick={close} className={look}>
        {content}
      </LinkElement>
    );
  }
  function select(act: () => void): void {
    close();
    act();
  }
  return (
    <button type="button" onClick={() => select(action.onSelect)} className={look}>
      {content}
    </button>
  );
}

/**
 * A button that discloses a list of links and acts: an account's menu, a row's actions. A plain list
 * in the tab order rather than an ARIA menu: screen readers keep their own keys.
 */
export function ActionMenu({
  trigger,
  triggerLabel,
  label,
  actions,
  header,
  align = "end",
  ...looks
}: ActionMenuProps) {
  const popover = useTopLayer();
  return (
    <>
      <Button variant="quiet" {...looks} {...popover.trigger} aria-label={triggerLabel}>
        {trigger}
      </Button>
      <div {...popover.panel} className={cx(panelVariants({ content: "list" }), listLook[align])}>
        {header && <div className="border-b border-line px-3 pt-2 pb-3">{header}</div>}
        <ul aria-label={label} className="flex flex-col">
          {actions.map((action) => (
            <li key={action.id}>
              <Entry action={action} close={popover.close} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
