import { type KeyboardEvent, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { TextField } from "../text-field/index.ts";
import type { CouponBoxLabels, CouponState } from "./coupon-box.tsx";
import { couponCode } from "./coupon-code.ts";

export interface CodeEntryProps {
  state: Exclude<CouponState, { status: "applied" }>;
  onApply: (code: string) => void;
  labels: CouponBoxLabels;
  name: string | undefined;
  disabled: boolean;
}

/** The field and its button, while no coupon counts. */
export function CodeEntry({ state, onApply, labels, name, disabled }: CodeEntryProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [empty, setEmpty] = useState(false);
  /** The code that the reason speaks of: it no longer holds once another one is being typed. */
  const [sent, setSent] = useState<string | undefined>(undefined);
  const pending = state.status === "pending";

  const apply = () => {
    if (pending || disabled) return;
    const code = couponCode(typed);
    setEmpty(code === "");
    if (code === "") {
      input.current?.focus();
      return;
    }
    setTyped(code);
    setSent(code);
    onApply(code);
  };
  const change = (text: string) => {
    setTyped(text);
    setEmpty(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a composition belongs to the input method.
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    apply();
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3">
      <TextField
        ref={input}
        label={labels.code}
        name={name}
        value={typed}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        error={
          empty ? labels.empty : refusal(state, sent === undefined || sent === couponCode(typed))
        }
        disabled={disabled}
        readOnly={pending}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        maxLength={64}
        className="[&_input]:uppercase"
      />
      <Button
        onClick={apply}
        disabled={disabled}
        pendingLabel={pending ? labels.pending : undefined}
        className="mt-[calc(1lh+0.375rem)]"
      >
        {labels.apply}
      </Button>
    </div>
  );
}

function refusal(state: CodeEntryProps["state"], holds: boolean): string | undefined {
  return "reason" in state && holds ? state.reason : undefined;
}
