import { cx } from "class-variance-authority";
import { PoliteAnnouncement } from "../polite-announcement/index.ts";
import { type RootProps, useSharedRef } from "../root-props.ts";
import { AppliedCoupon } from "./applied-coupon.tsx";
import { CodeEntry } from "./code-entry.tsx";
import { useFollowingFocus } from "./use-following-focus.ts";

/**
 * State of the coupon: `none`; `pending` while it is checked; `applied` with its reduction as text; `refused` or
 * `expired` with a `reason`.
 */
export type CouponState =
  | { status: "none" | "pending" }
  | { status: "applied"; code: string; discount: string }
  | { status: "refused" | "expired"; reason: string };

export interface CouponBoxLabels {
  /** Name of the field. */
  code: string;
  apply: string;
  /** Stands in the button while the coupon is being checked. */
  pending: string;
  remove: string;
  /** Error message for empty input. */
  empty: string;
}

export interface CouponBoxProps extends RootProps<"div"> {
  /** State of the coupon, with its reduction or the reason of a refusal. */
  state: CouponState;
  /** Called with the code in capitals, without spaces; never with an empty one. */
  onApply: (code: string) => void;
  /** Takes the coupon back. Without it an applied coupon stays. */
  onRemove?: (() => void) | undefined;
  /** Words that the component says itself. */
  labels: CouponBoxLabels;
  /** Form name of the field: an order form around the box then carries the code. */
  name?: string | undefined;
  disabled?: boolean | undefined;
}

/**
 * Takes a coupon's code and shows what came of it. It is no form of its own, so it may stand in one:
 * Enter in the field applies the coupon and does not send the form around it.
 */
export function CouponBox(props: CouponBoxProps) {
  const {
    state,
    onApply,
    onRemove,
    labels,
    name,
    disabled = false,
    className,
    ref,
    ...attributes
  } = props;
  const { root, followFocus } = useFollowingFocus(state.status);
  useSharedRef(ref, root);

  const apply = (code: string) => {
    followFocus();
    onApply(code);
  };
  const remove =
    onRemove &&
    (() => {
      followFocus();
      onRemove();
    });

  return (
    <div {...attributes} ref={root} className={cx("min-w-0", className)}>
      {state.status === "applied" ? (
        <AppliedCoupon
          {...state}
          name={name}
          labels={labels}
          disabled={disabled}
          onRemove={remove}
        />
      ) : (
        <CodeEntry state={state} name={name} labels={labels} disabled={disabled} onApply={apply} />
      )}
      <PoliteAnnouncement text={spokenState(state, labels)} delay={0} />
    </div>
  );
}

/** A refusal is read with its field, which takes the focus; the rest is announced. */
function spokenState(state: CouponState, labels: CouponBoxLabels): string {
  if (state.status === "pending") return labels.pending;
  return state.status === "applied" ? `${state.code} ${state.discount}` : "";
}
