import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { Button, type ButtonAppearance } from "../button/index.ts";
import type { RootProps } from "../root-props.ts";
import { menuPanelVariants } from "./action-menu.variants.ts";
import { moveFocus } from "./arrow-keys.ts";
import { useTopLayer } from "./use-top-layer.ts";

/** The button of a menu. */
export interface MenuTrigger extends ButtonAppearance, RootProps<"button"> {
  /** Content of the button. */
  trigger: ReactNode;
  /** Name of the button where its content is an icon alone. */
  triggerLabel?: string | undefined;
  /** The edge of the button with which the panel lines up. */
  align?: "start" | "end";
}

interface MenuDisclosureProps extends MenuTrigger {
  /** True where the menu is empty. */
  disabled?: boolean;
  /** Renders the panel before it is first opened, so that its links work without scripts. */
  isFilledAtOnce?: boolean;
  /** The panel is about to be shown. */
  onOpen?: (() => void) | undefined;
  /** The panel: a list of links and buttons. It is given the way to close it. */
  children: (close: () => void) => ReactNode;
}

/**
 * A button and the panel of links and actions that it shows in the top layer. Arrow keys move along the
 * entries, and from the button into them; Tab and screen readers keep their own ways.
 */
export function MenuDisclosure({
  trigger,
  triggerLabel,
  align = "end",
  disabled,
  isFilledAtOnce = false,
  onOpen,
  children,
  ...button
}: MenuDisclosureProps) {
  const menu = useTopLayer(button.id);
  const [isFilled, setFilled] = useState(isFilledAtOnce);

  function prepare({ newState }: ToggleEvent): void {
    if (newState !== "open") return;
    // At once: an arrow key moves the focus into what is shown.
    if (!isFilled) flushSync(() => setFilled(true));
    onOpen?.();
  }

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
        {...button}
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
        onBeforeToggle={prepare}
        onKeyDown={moveByKey}
        onBlur={closeBehind}
        className={menuPanelVariants({ align })}
      >
        {(isFilled || menu.trigger["aria-expanded"]) && children(menu.close)}
      </div>
    </>
  );
}
