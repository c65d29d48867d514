import { Button } from "@parution/kit/button";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";

interface PartProps {
  title: string;
  state?: ReactNode;
  /** Label of the button, which opens the form. */
  action: string;
  onAction: () => void;
  isPending?: boolean;
  pendingLabel?: string;
  isOpen?: boolean;
  /** Form in the place of the button. */
  children?: ReactNode;
}

/** A part of the account's protection: its state, and its action, whose form takes the button's place and its focus. */
export function Part({ title, state, action, isOpen = false, children, ...button }: PartProps) {
  const titleId = useId();
  return (
    <section
      ref={useFollowingFocus(isOpen)}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex flex-col items-start gap-3 border-t border-line pt-5"
    >
      <h2 id={titleId} className="font-headline text-heading text-title-sm">
        {title}
      </h2>
      {state && <div className="self-stretch text-fg-muted">{state}</div>}
      {isOpen ? (
        <div className="self-stretch">{children}</div>
      ) : (
        <Button
          onClick={button.onAction}
          isPending={button.isPending ?? false}
          pendingLabel={button.pendingLabel}
        >
          {action}
        </Button>
      )}
    </section>
  );
}

/** Moves the focus to the form that opens, and back to the button: what had the focus is gone. */
function useFollowingFocus(isOpen: boolean) {
  const element = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    const section = element.current;
    const target = section?.querySelector<HTMLElement>(isOpen ? "input" : "button");
    (target ?? section)?.focus();
  }, [isOpen]);
  return element;
}
