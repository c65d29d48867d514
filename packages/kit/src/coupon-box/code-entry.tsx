import { type KeyboardEvent, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { FormField } from "../form-field/index.ts";
import { codeInput } from "./coupon-box.variants.ts";
import { couponCode } from "./coupon-code.ts";

export interface CodeEntryProps {
  state: { status: "none" | "pending" } | { status: "refused" | "expired"; reason: string };
  onApply: (code: string) => void;
  labels: { code: string; apply: string; pending: string; empty: string };
  name: string | undefined;
  disabled: boolean;
}

/** The field and its button, while no coupon counts. */
export function CodeEntry({ state, onApply, labels, name, disabled }: CodeEntryProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [empty, setEmpty] = useState(false);
  /** The code that the reason speaks of: it no longer holds once another one is being typed. */
  const [sent, setSent] = useState("");
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
    <FormField
      label={labels.code}
      error={empty ? labels.empty : refusal(state, sent === couponCode(typed))}
    >
      {(control) => (
        <div className="flex flex-wrap items-start gap-3">
          <input
            {...control}
            ref={input}
            name={name}
            value={typed}
            onChange={(event) => change(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            disabled={disabled}
            readOnly={pending}
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            maxLength={64}
            className={codeInput()}
          />
          <Button
            onClick={apply}
            disabled={disabled}
            isPending={pending}
            pendingLabel={labels.pending}
          >
            {labels.apply}
          </Button>
        </div>
      )}
    </FormField>
  );
}

function refusal(state: CodeEntryProps["state"], holds: boolean): string | undefined {
  return "reason" in state && holds ? state.reason : undefined;
}
