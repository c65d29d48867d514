import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from "react";

interface SplitSeparatorProps {
  label: string;
  /** Id of the pane whose width it sets. */
  controls: string;
  view: RefObject<HTMLElement | null>;
  value: number;
  minValue: number;
  maxValue: number;
  onChange: (value: number) => void;
}

/** Hundredths that an arrow key moves. */
const STEP = 2;

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === "rtl";

/** Separator between two panes, moved by keys and by pointer (ARIA «window splitter»). */
export function SplitSeparator(props: SplitSeparatorProps) {
  const { label, controls, view, value, minValue, maxValue, onChange } = props;
  /** Width before the list was folded by Enter. */
  const before = useRef(value);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const forward = isRightToLeft(event.currentTarget) ? "ArrowLeft" : "ArrowRight";
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: value + (forward === "ArrowLeft" ? STEP : -STEP),
      ArrowRight: value + (forward === "ArrowRight" ? STEP : -STEP),
      Home: minValue,
      End: maxValue,
      Enter: value > minValue ? minValue : before.current,
    };
    const next = moves[event.key];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (event.key === "Enter" && value > minValue) before.current = value;
    onChange(next);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const box = view.current?.getBoundingClientRect();
    if (!box?.width || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const fromStart = isRightToLeft(event.currentTarget)
      ? box.right - event.clientX
      : event.clientX - box.left;
    onChange((fromStart / box.width) * 100);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved; a separator with a value can.
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-controls={controls}
      aria-valuenow={value}
      aria-valuemin={minValue}
      aria-valuemax={maxValue}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.focus();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove}
      className="group hidden w-6 flex-none cursor-col-resize touch-none justify-center rounded-control focus-visible:-outline-offset-2 @min-[31rem]/split:flex"
    >
      <span className="relative w-px bg-line transition-colors duration-fast group-hover:bg-brand group-focus-visible:bg-brand forced-colors:bg-[CanvasText]">
        <span className="absolute inset-x-0 top-1/2 -mx-0.75 h-10 -translate-y-1/2 rounded-pill border border-line-strong bg-surface group-hover:border-brand group-hover:bg-brand group-focus-visible:border-brand group-focus-visible:bg-brand" />
      </span>
    </div>
  );
}
