import { cva } from "class-variance-authority";

/** The box around the challenge and its state. */
export const captchaFrame = cva("flex w-full flex-col gap-3 rounded-card border bg-surface p-3", {
  variants: {
    invalid: { true: "border-danger inset-ring inset-ring-danger", false: "border-line-strong" },
  },
});

/** The sentence about the state; its icon differs too. */
export const captchaState = cva("flex min-h-target min-w-0 items-start gap-2 text-body-sm", {
  variants: {
    state: {
      idle: "text-fg-muted",
      solving: "text-fg",
      verified: "font-semibold text-success",
      expired: "text-fg",
      failed: "font-semibold text-danger",
      unavailable: "text-fg",
    },
  },
});
