import { cva, cx } from "class-variance-authority";
import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from "react";
import { Button } from "../button/index.ts";
import { type FieldProps, GroupField } from "../form-field/index.ts";
import { PostedValues } from "../form-field/posted-values.tsx";
import {
  BanIcon,
  CheckCircleIcon,
  ClockIcon,
  type IconProps,
  LockIcon,
  SpinnerIcon,
  WarningIcon,
} from "../icon/index.ts";
import type { RootProps } from "../root-props.ts";

/** State of the challenge. */
export type CaptchaState = "idle" | "solving" | "verified" | "expired" | "failed" | "unavailable";

export interface CaptchaFrameLabels {
  /** Each state in a short sentence. */
  states: Readonly<Record<CaptchaState, string>>;
  /** Text of the button that asks for another challenge. */
  retry: string;
}

export interface CaptchaFrameProps extends FieldProps, RootProps<"fieldset"> {
  /** State of the challenge, from its widget. */
  state: CaptchaState;
  /** Words that the component says itself. */
  labels: CaptchaFrameLabels;
  /** Form name; the form receives `value`. */
  name?: string | undefined;
  /** Answer of the challenge, once it is verified; its widget may post it itself instead. */
  value?: string | undefined;
  /** Keeps the form from being sent before the challenge is verified; `false` by default. */
  required?: boolean | undefined;
  /** Another challenge is asked for, after it expired, failed or could not be loaded. */
  onRetry: () => void;
  /** The challenge itself: any provider's widget. It stays mounted in every state. */
  children: ReactNode;
}

/** The box around the challenge and its state. */
const captchaFrame = cva("flex w-full flex-col gap-3 rounded-card border bg-surface p-3", {
  variants: {
    invalid: { true: "border-danger inset-ring inset-ring-danger", false: "border-line-strong" },
  },
});

/** The sentence about the state; its icon differs too. */
const captchaState = cva("flex min-h-target min-w-0 items-start gap-2 text-body-sm", {
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

const icons: Readonly<Record<CaptchaState, ComponentType<IconProps>>> = {
  idle: LockIcon,
  solving: SpinnerIcon,
  verified: CheckCircleIcon,
  expired: ClockIcon,
  failed: WarningIcon,
  unavailable: BanIcon,
};

const retried: readonly CaptchaState[] = ["expired", "failed", "unavailable"];

/**
 * Frame of a challenge that distinguishes people from programs: its name, its state as text, and a retry. The
 * challenge itself is the caller's; the frame knows no provider.
 */
export function CaptchaFrame(props: CaptchaFrameProps) {
  const { state, labels, onRetry, children, name, value = "", required, ...texts } = props;
  const frame = useRef<HTMLDivElement>(null);
  const challenge = useRef<HTMLDivElement>(null);
  const Icon = icons[state] ?? LockIcon;

  // The challenge is hidden then: a focus within it would be lost.
  useLayoutEffect(() => {
    const holdsFocus = challenge.current?.contains(document.activeElement);
    if (state === "unavailable" && holdsFocus) frame.current?.focus();
  }, [state]);

  function retry(): void {
    // The button goes away with the state that showed it.
    frame.current?.focus();
    onRetry();
  }

  return (
    <GroupField {...texts}>
      <div ref={frame} tabIndex={-1} className={captchaFrame({ invalid: Boolean(texts.error) })}>
        <div ref={challenge} className={cx("min-w-0", state === "unavailable" && "hidden")}>
          {children}
        </div>
        <PostedValues
          name={name}
          values={state === "verified" ? [value] : []}
          required={required}
          onFocus={() => frame.current?.focus()}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p role="status" className={captchaState({ state })}>
            <Icon className="mt-[0.15em] size-[1.2em]" />
            <span className="min-w-0 wrap-anywhere">{labels.states[state]}</span>
          </p>
          {retried.includes(state) && (
            <Button size="sm" onClick={retry}>
              {labels.retry}
            </Button>
          )}
        </div>
      </div>
    </GroupField>
  );
}
