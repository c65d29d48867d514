import { cx } from "class-variance-authority";
import { type KeyboardEvent, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { controlVariants, FormField } from "../form-field/index.ts";

export interface CodeEntryProps {
  state: { status: "none" | "pending" } | { status: "refused" | "expired"; reason: string };
  onApply: (code: string) => void;
  labels: { code: string; apply: string; pending: string; empty: string };
  name: string | undefined;
  disabled: boolean;
}

/** The field: it shows capitals, as they are sent. On the narrowest screens the button goes below it. */
function codeInput(): string {
  return cx(controlVariants({ kind: "line" }), "min-w-32 flex-1 uppercase");
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

/** Spaces of every kind, and signs without a shape, such as the marks of direction that come with pasted Arabic. */
const UNSEEN = /[\s\p{Cf}]+/gu;

/** A code as it is compared: capitals of no particular language, without what cannot be seen. */
export function couponCode(typed: string): string {
  return typed.replaceAll(UNSEEN, "").toUpperCase();
}
