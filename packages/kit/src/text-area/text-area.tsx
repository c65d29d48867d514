import { cx } from "class-variance-authority";
import { type ChangeEvent, type ComponentPropsWithRef, useId, useState } from "react";
import { controlVariants, type FieldProps, FormField } from "../form-field/index.ts";
import { CharacterCounter } from "./character-counter.tsx";

/** A limit that the area counts towards. */
export interface TextAreaCounter {
  /** Units allowed. It is shown, never enforced: text beyond it can still be corrected. */
  limit: number;
  /** Says the count in words, such as «42 characters of 200». */
  describe: (count: number, limit: number) => string;
  /** Length of a text; in user-perceived characters by default. */
  measure?: (text: string) => number;
}

export interface TextAreaProps
  extends FieldProps,
    Omit<
      ComponentPropsWithRef<"textarea">,
      "aria-describedby" | "aria-invalid" | "children" | "className"
    > {
  /** Shows the length of the text, and announces it politely near the limit. */
  counter?: TextAreaCounter | undefined;
  /** Layout only: placement of the whole field in its parent. */
  className?: string | undefined;
}

/** Created at the first letter, since loading segmentation data takes long. */
let graphemes: Intl.Segmenter | undefined;

function countGraphemes(text: string): number {
  let count = 0;
  if (text === "") return count;
  graphemes ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  for (const _ of graphemes.segment(text)) {
    count += 1;
  }
  return count;
}

/**
 * Several lines of text, in the direction of their own letters. A counter follows `value` where the
 * parent holds it, otherwise what is typed: a form that resets itself should hold the value.
 */
export function TextArea({
  label,
  hideLabel,
  note,
  description,
  error,
  id,
  counter,
  className,
  onChange,
  ...area
}: TextAreaProps) {
  const [typed, setTyped] = useState(String(area.defaultValue ?? ""));
  const counterId = useId();
  const text = area.value === undefined ? typed : String(area.value);

  function change(event: ChangeEvent<HTMLTextAreaElement>): void {
    if (counter) {
      setTyped(event.currentTarget.value);
    }
    onChange?.(event);
  }

  return (
    <FormField
      id={id}
      label={label}
      hideLabel={hideLabel}
      note={note}
      description={description}
      error={error}
      className={className}
      describedBy={counter && counterId}
      aside={
        counter && (
          <CharacterCounter
            id={counterId}
            count={(counter.measure ?? countGraphemes)(text)}
            limit={counter.limit}
            describe={counter.describe}
          />
        )
      }
    >
      {(control) => (
        // In a block of its own: its size hangs on nothing in it, so that what is typed sets it alone, never the page.
        <div>
          <textarea
            dir="auto"
            {...area}
            {...control}
            onChange={change}
            className={cx(controlVariants({ kind: "area" }), "[contain:size_layout]")}
          />
        </div>
      )}
    </FormField>
  );
}
