import { cva } from "class-variance-authority";

export const avatarClasses = cva("size-14 shrink-0 rounded-pill", {
  variants: {
    content: {
      photo: "bg-sunken object-cover",
      initials:
        "grid place-items-center bg-brand-soft font-semibold text-lead text-on-brand-soft forced-colors:border",
    },
  },
});

export const kindTag = cva(
  "inline-flex w-fit max-w-full items-center rounded-pill border border-transparent bg-neutral-soft px-2.5 py-0.5 font-medium text-caption text-on-neutral-soft wrap-anywhere",
);
