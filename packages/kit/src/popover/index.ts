export { Popover, type PopoverProps } from "./popover.tsx";
export { popoverVariants } from "./popover.variants.ts";
export { type PopoverParts, usePopover } from "./use-popover.ts";
