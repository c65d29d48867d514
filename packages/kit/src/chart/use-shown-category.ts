import { type KeyboardEvent, useState } from "react";

interface Attention {
  hovered: number | null;
  focused: number | null;
}

const nowhere: Attention = { hovered: null, focused: null };

/** Category that is asked about, and the one that Tab leads to. */
export interface ShownCategory {
  /** Under the pointer, else under the focus; `null` while neither is there. */
  shown: number | null;
  /** The one category in the tab order. */
  tabStop: number;
  hover: (index: number | null) => void;
  focus: (index: number) => void;
  blur: () => void;
  /** Key handler of the categories' parent: arrows follow the reading, Home and End, Escape hides. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The category that a key leads to from another; `null` where it leads nowhere. */
export function categoryByKey(
  key: string,
  { from, count, rtl }: { from: number; count: number; rtl: boolean },
): number | null {
  const next = rtl ? "ArrowLeft" : "ArrowRight";
  const previous = rtl ? "ArrowRight" : "ArrowLeft";
  if (key === next) return Math.min(from + 1, count - 1);
  if (key === previous) return Math.max(from - 1, 0);
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}

/** Follows pointer and focus over `count` categories, of which one at a time is a tab stop. */
export function useShownCategory(count: number): ShownCategory {
  const [attention, setAttention] = useState(nowhere);
  const [visited, setVisited] = useState(0);
  const tabStop = Math.min(visited, count - 1);
  const active = attention.hovered ?? attention.focused;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape") return setAttention(nowhere);
    const rtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const next = categoryByKey(event.key, { from: tabStop, count, rtl });
    const element = next === null ? undefined : event.currentTarget.children[next];
    if (!(element instanceof HTMLElement)) return;
    event.preventDefault();
    element.focus();
  };

  return {
    shown: active !== null && active < count ? active : null,
    tabStop,
    hover: (hovered) => setAttention((before) => ({ ...before, hovered })),
    focus: (focused) => {
      setVisited(focused);
      setAttention({ hovered: null, focused });
    },
    blur: () => setAttention((before) => ({ ...before, focused: null })),
    onKeyDown,
  };
}
