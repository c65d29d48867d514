import { useLayoutEffect } from "react";
import { scrimClasses } from "./dialog.variants.ts";

/** Open dialogs, one over another. */
let holders = 0;
let release = (): void => undefined;

/** Keeps the page from scrolling until the last dialog closes, in whatever order they do; gives back what undoes it. */
function holdPage(): () => void {
  if (holders === 0) release = stopScrolling();
  holders += 1;
  return () => {
    holders -= 1;
    if (holders === 0) release();
  };
}

/** Keeps the page from scrolling, without moving it sideways; gives back what undoes it. */
function stopScrolling(): () => void {
  const root = document.documentElement;
  const { overflow, scrollbarGutter } = root.style;
  const hasBar = window.innerWidth > root.clientWidth;
  root.style.overflow = "hidden";
  root.style.scrollbarGutter = hasBar ? "stable" : scrollbarGutter;
  return () => {
    root.style.overflow = overflow;
    root.style.scrollbarGutter = scrollbarGutter;
  };
}

/**
 * Dims the page behind a dialog and holds it still. It stands in for Radix's overlay, which writes a
 * `<style>` element: a strict content policy refuses that.
 */
export function Scrim() {
  useLayoutEffect(holdPage, []);
  return <div className={scrimClasses} />;
}
