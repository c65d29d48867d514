import { cva, type VariantProps } from "class-variance-authority";

/** Appearance of an alert: its tone, always with the tone's icon beside the words. */
export const alertVariants = cva(
  "flex min-w-0 items-start gap-3 rounded-card border px-4 py-3 text-body",
  {
    variants: {
      tone: {
        info: "border-info-line bg-info-soft text-on-info-soft",
        success: "border-success-line bg-success-soft text-on-success-soft",
        warning: "border-warning-line bg-warning-soft text-on-warning-soft",
        danger: "border-danger-line bg-danger-soft text-on-danger-soft",
      },
    },
  },
);

/** Tone of an alert. */
export type AlertTone = NonNullable<VariantProps<typeof alertVariants>["tone"]>;

/** Appearance of the button that closes a message, in the message's own colours. */
export const closeClasses =
  "-me-2 -mt-1 flex size-8 shrink-0 cursor-pointer items-center justify-center rounded-control border border-transparent hover:border-current pointer-coarse:size-touch";
