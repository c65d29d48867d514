import { cx } from "class-variance-authority";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { joinIds } from "../form-field/index.ts";
import type { RadioOption } from "../radio-group/radio-items.ts";
import { radioCard, radioDot } from "./radio-cards.variants.ts";

/** One choice. */
export interface RadioCardOption extends RadioOption {
  /** A picture, an icon or a sample above or beside the label. It is decoration. */
  picture?: ReactNode;
  /** Shown at the end of the card: a price, a badge. */
  aside?: ReactNode;
}

interface RadioCardProps extends Omit<ComponentPropsWithRef<"input">, "value"> {
  option: RadioCardOption;
  layout: "row" | "tile";
}

/** A radio button whose whole card is the target. */
export function RadioCard({ option, layout, ...input }: RadioCardProps) {
  const id = useId();
  const hints = joinIds(
    Boolean(option.description) && `${id}-description`,
    Boolean(option.aside) && `${id}-aside`,
  );
  return (
    <label className={radioCard({ layout })}>
      <input
        {...input}
        type="radio"
        value={option.value}
        aria-labelledby={`${id}-label`}
        aria-describedby={hints}
        className={radioDot({ layout })}
      />
      {option.picture && (
        <span
          aria-hidden="true"
          className="flex min-h-[1lh] shrink-0 items-center self-start text-lead"
        >
          {option.picture}
        </span>
      )}
      <span
        className={cx(
          "flex min-w-0 flex-col wrap-anywhere",
          layout === "row" ? "grow basis-[min(7rem,100%)]" : "flex-1",
        )}
      >
        <span
          id={`${id}-label`}
          className={cx("font-semibold", layout === "tile" && !option.picture && "pe-7")}
        >
          {option.label || option.value}
        </span>
        {option.description && (
          <span id={`${id}-description`} className="text-body-sm text-fg-muted">
            {option.description}
          </span>
        )}
      </span>
      {option.aside && (
        <span
          id={`${id}-aside`}
          className="min-w-0 text-body-sm tabular-nums text-fg-muted wrap-anywhere"
        >
          {option.aside}
        </span>
      )}
    </label>
  );
}
