import { cva, cx } from "class-variance-authority";

/** Appearance of one place. */
export const entryClasses = cx(
  "flex min-h-touch items-center gap-3 rounded-control border-s-3 border-transparent px-3 py-2 text-body text-fg no-underline",
  "transition-colors duration-fast hover:bg-sunken focus-visible:-outline-offset-2",
  "aria-[current=page]:border-brand aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold",
  "aria-[current=page]:text-on-brand-soft",
);

/** Appearance of the frame: a card that unfolds on a phone, nothing beside the content. */
export const frameClasses =
  "max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-1";

/** Appearance of what is folded on a phone: what stands above the entries, and they. */
export const foldVariants = cva("flex flex-col gap-4", {
  variants: { open: { true: "max-lg:pt-1", false: "max-lg:hidden" } },
});

/** Appearance of the button that unfolds the list on a phone: the room around its words does not grow with large text. */
export const unfoldClasses =
  "flex min-h-touch w-full cursor-pointer items-center gap-[min(0.75rem,4vw)] rounded-control px-[min(0.75rem,4vw)] text-start font-semibold lg:hidden";
