import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";

export interface TooltipProps {
  /** A few words that add to the name of what they hang from. */
  content: string;
  /** Draws the control; it takes the given props, which tie the words to it. */
  children: (described: { "aria-describedby": string }) => ReactNode;
}

/**
 * A few words shown while the pointer or the focus rests on a control. Escape hides them, the
 * pointer may move onto them, and they are read as the control's description.
 */
export function Tooltip({ content, children }: TooltipProps) {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const frame = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const element = tip.current;
    if (shown && frame.current) {
      element?.showPopover({ source: frame.current });
      return () => element?.hidePopover();
    }
  }, [shown]);

  function hideOnEscape(event: KeyboardEvent<HTMLSpanElement>): void {
    if (event.key === "Escape" && shown) {
      event.stopPropagation();
      setShown(false);
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it watches the control inside; it is no control.
    <span
      ref={frame}
      className="inline-flex"
      onPointerEnter={() => setShown(true)}
      onPointerLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onKeyDown={hideOnEscape}
    >
      {children({ "aria-describedby": id })}
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        className="anchored-above fixed max-w-72 rounded-control bg-neutral px-3 py-1.5 text-body-sm text-on-neutral shadow-overlay forced-colors:border"
      >
        {content}
      </span>
    </span>
  );
}
