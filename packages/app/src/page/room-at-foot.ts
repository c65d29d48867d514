/**
 * Ref of an element that stays at the foot of the page. The page scrolls what has the focus above it, and the caret of a text
 * area too, which a browser brings into view whatever margin the field has (https://www.w3.org/TR/css-scroll-snap-1/#scroll-padding).
 */
export function keepRoomAtFoot(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const { style } = document.documentElement;
  const keepRoom = () => {
    style.scrollPaddingBottom = `${heightAtFoot(element)}px`;
  };
  keepRoom(); // The observer's first report comes a frame later; the focus may come before.
  const sizes = new ResizeObserver(keepRoom);
  sizes.observe(element);
  return () => {
    sizes.disconnect();
    style.scrollPaddingBottom = "";
  };
}

/** Height that an element takes of the window's foot; none beside the page, nor for a panel that is read in place of it. */
function heightAtFoot(element: HTMLElement): number {
  const height = element.offsetHeight;
  const isAtFoot = getComputedStyle(element).bottom !== "auto";
  return isAtFoot && height < window.innerHeight / 2 ? height : 0;
}
