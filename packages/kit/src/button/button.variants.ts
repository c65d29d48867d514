import { cva, type VariantProps } from "class-variance-authority";

/** The variants that have a ground of their own, and so room around their text. */
const grounded = ["primary", "secondary", "quiet", "danger"] as const;

/** Appearance of a button, shared by `Button` and `ButtonLink`. */
export const buttonVariants = cva(
  [
    "relative inline-flex max-w-full items-center justify-center gap-2 rounded-control border text-center font-semibold wrap-anywhere",
    "cursor-pointer select-none transition-colors duration-fast ease-standard",
    "aria-disabled:cursor-not-allowed disabled:cursor-not-allowed",
  ],
  {
    variants: {
      variant: {
        primary: [
          "border-transparent bg-brand text-on-brand hover:bg-brand-hover active:bg-brand-pressed",
          "disabled:bg-disabled disabled:text-on-disabled",
        ],
        secondary: [
          "border-line-strong bg-surface text-fg hover:bg-sunken active:bg-sunken",
          "disabled:border-line disabled:bg-disabled disabled:text-on-disabled",
        ],
        quiet: [
          "border-transparent bg-transparent text-fg hover:bg-sunken active:bg-sunken",
          "disabled:bg-transparent disabled:text-on-disabled",
        ],
        danger: [
          "border-transparent bg-danger-fill text-on-danger-fill hover:brightness-95 active:brightness-90",
          "disabled:bg-disabled disabled:text-on-disabled",
        ],
        link: [
          "border-transparent bg-transparent text-link underline decoration-1 underline-offset-4",
          "hover:decoration-2 disabled:text-on-disabled disabled:no-underline",
        ],
      },
      size: {
        sm: "min-h-9 min-w-9 py-1.5 text-body-sm pointer-coarse:min-h-touch pointer-coarse:min-w-touch",
        md: "min-h-touch min-w-touch py-2 text-body",
        lg: "min-h-13 min-w-13 py-3 text-lead",
      },
      width: { fit: "", full: "w-full" },
      shape: { text: "", icon: "px-0" },
    },
    compoundVariants: [
      { variant: [...grounded], shape: "text", size: "sm", class: "px-3" },
      { variant: [...grounded], shape: "text", size: "md", class: "px-4" },
      { variant: [...grounded], shape: "text", size: "lg", class: "px-6" },
    ],
    defaultVariants: { variant: "secondary", size: "md", width: "fit", shape: "text" },
  },
);

/** Variants of a button. */
export type ButtonVariants = VariantProps<typeof buttonVariants>;
