import { cva, type VariantProps } from "class-variance-authority";

export const statusBadge = cva(
  "inline-flex max-w-full items-start gap-1.5 rounded-[0.8125rem] border px-2.5 py-0.5 align-middle font-medium text-caption",
  {
    variants: {
      tone: {
        info: "border-info-line bg-info-soft text-on-info-soft",
        success: "border-success-line bg-success-soft text-on-success-soft",
        warning: "border-warning-line bg-warning-soft text-on-warning-soft",
        danger: "border-danger-line bg-danger-soft text-on-danger-soft",
        neutral: "border-neutral-line bg-neutral-soft text-on-neutral-soft",
      },
    },
  },
);

/** Tone of a status; always beside its label, never instead of it. */
export type StatusTone = NonNullable<VariantProps<typeof statusBadge>["tone"]>;
