/** The part of a long list that is rendered: from one index up to, not including, another. */
export interface ListWindow {
  from: number;
  to: number;
}

/** Number of options rendered at first and added at a time. */
const PAGE = 60;
/** Number of options rendered on either side of the active one. */
const MARGIN = 20;

/** The window in which a list opens: around the chosen choice, or at the top when `index` is -1. */
export function openWindow(index: number): ListWindow {
  const from = Math.max(0, index - MARGIN);
  return { from, to: from + PAGE };
}

/** The window, grown so far that a choice stands inside it with neighbours on both sides. */
export function revealIndex({ from, to }: ListWindow, index: number): ListWindow {
  return {
    from: Math.max(0, Math.min(from, index - MARGIN)),
    to: Math.max(to, index + MARGIN),
  };
}

/** The window with one page more before it. */
export function growBefore({ from, to }: ListWindow): ListWindow {
  return { from: Math.max(0, from - PAGE), to };
}

/** The window with one page more after it. */
export function growAfter({ from, to }: ListWindow): ListWindow {
  return { from, to: to + PAGE };
}
