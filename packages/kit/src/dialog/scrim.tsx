import { useLayoutEffect } from "react";
import { scrimClasses } from "./dialog.variants.ts";

/** Keeps the page from scrolling, without moving it sideways; gives back what undoes it. */
function holdPage(): () => void {
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
