import { cx } from "class-variance-authority";
import { panelVariants } from "../panel/index.ts";

/** Appearance of a popover's panel, wherever it stands. */
export const popoverClasses = cx(panelVariants({ content: "free" }), "outline-none wrap-anywhere");

/** Additional classes of a popover that is anchored to its button. */
export const hungClasses = cx(
  "z-overlay max-h-(--radix-popover-content-available-height)",
  "opacity-100 transition-opacity duration-fast ease-standard starting:opacity-0",
);
