import { type ReactNode, useEffect, useId, useRef, useState } from "react";

export interface TooltipProps {
  /** A few words that add to the name of what they hang from. Without any nothing shows. */
  content: string;
  /** Renders the control; it takes the given props, which tie the words to it. */
  children: (described: { "aria-describedby": string | undefined }) => ReactNode;
}

/**
 * Appearance of the text's frame: transparent, and reaching down to the control, so that the pointer
 * crosses to the words without leaving them.
 */
const tipClasses =
  "anchored-above fixed overflow-visible max-w-[min(18rem,calc(100vw-1rem))] border-0 bg-transparent p-0 py-1.5";

/** Appearance of the text. */
const bubbleClasses =
  "line-clamp-8 rounded-control bg-neutral px-3 py-1.5 text-body-sm wrap-anywhere text-on-neutral shadow-overlay forced-colors:border";

/** Calls `onEscape` for the next Escape, wherever the focus is, and keeps that key to itself. */
function catchEscape(onEscape: () => void): () => void {
  function hear(event: KeyboardEvent): void {
    if (event.key === "Escape") {
      event.stopPropagation();
      onEscape();
    }
  }
  window.addEventListener("keydown", hear, { capture: true });
  return () => window.removeEventListener("keydown", hear, { capture: true });
}

/**
 * A few words shown while the pointer or the focus rests on a control. Escape hides them, the
 * pointer may move onto them, and they are read as the control's description.
 */
export function Tooltip({ content, children }: TooltipProps) {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const frame = useRef<HTMLSpanElement>(null);
  const [resting, setResting] = useState(false);
  const hasWords = content.trim() !== "";
  const shown = resting && hasWords;

  useEffect(() => {
    const element = tip.current;
    if (!shown || !element || !frame.current) {
      return;
    }
    element.showPopover({ source: frame.current });
    const forget = catchEscape(() => setResting(false));
    return () => {
      forget();
      element.hidePopover();
    };
  }, [shown]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it watches the control inside; it is no control.
    <span
      ref={frame}
      className="inline-flex"
      onPointerEnter={() => setResting(true)}
      onPointerLeave={() => setResting(false)}
      onFocus={() => setResting(true)}
      onBlur={() => setResting(false)}
    >
      {children({ "aria-describedby": hasWords ? id : undefined })}
      <span ref={tip} id={id} role="tooltip" popover="manual" className={tipClasses}>
        <span className={bubbleClasses}>{content}</span>
      </span>
    </span>
  );
}
