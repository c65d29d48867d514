import type { FocusEvent, KeyboardEvent, ReactNode } from "react";
import { Button, type ButtonAppearance } from "../button/index.ts";
import { menuPanelVariants } from "./action-menu.variants.ts";
import { moveFocus } from "./arrow-keys.ts";
import { useTopLayer } from "./use-top-layer.ts";

/** The button of a menu. */
export interface MenuTrigger extends ButtonAppearance {
  /** Content of the button. */
  trigger: ReactNode;
  /** Name of the button where its content is an icon alone. */
  triggerLabel?: string | undefined;
  /** The edge of the button with which the panel lines up. */
  align?: "start" | "end";
}

interface MenuDisclosureProps extends MenuTrigger {
  /** Whether there is nothing to show. */
  disabled?: boolean;
  /** The panel: a list of links and buttons. It is given the way to close it. */
  children: (close: () => void) => ReactNode;
}

/**
 * A button and the panel of links and acts that it shows in the top layer. Arrow keys move along the
 * entries, and from the button into them; Tab and screen readers keep their own ways.
 */
export function MenuDisclosure({
  trigger,
  triggerLabel,
  align = "end",
  disabled,
  children,
  ...looks
}: MenuDisclosureProps) {
  const menu = useTopLayer();

  function enterByKey(event: KeyboardEvent): void {
    const panel = menu.find();
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && panel) {
      event.preventDefault();
      menu.show();
      moveFocus(panel, event.key);
    }
  }

  function moveByKey(event: KeyboardEvent<HTMLElement>): void {
    if (moveFocus(event.currentTarget, event.key)) {
      event.preventDefault();
    }
  }

  function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    const leftFor = relatedTarget instanceof Element ? relatedTarget : null;
    const isTrigger = leftFor?.getAttribute("aria-controls") === currentTarget.id;
    if (leftFor && !isTrigger && !currentTarget.contains(leftFor)) {
      menu.close();
    }
  }

  return (
    <>
      <Button
        variant="quiet"
        {...looks}
        {...menu.trigger}
        aria-label={triggerLabel}
        disabled={disabled}
        onKeyDown={enterByKey}
      >
        {trigger}
      </Button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it moves the focus between the controls inside; it is no control. */}
      <div
        {...menu.panel}
        onKeyDown={moveByKey}
        onBlur={closeBehind}
        className={menuPanelVariants({ align })}
      >
        {children(menu.close)}
      </div>
    </>
  );
}
