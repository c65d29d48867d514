import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { CheckIcon, ErrorIcon } from "../icon/icons.tsx";
import { useLinkElement } from "../link/index.ts";
import type { RootProps } from "../root-props.ts";
import { knownState, type Step, type StepState, stepAtHand } from "./step-state.ts";
import { stepBar, stepBody, stepClasses, stepLabel, stepMark } from "./stepper.variants.ts";

export interface StepperLabels {
  /** Each state in a word, for those who see neither mark nor colour. */
  states: Readonly<Record<StepState, string>>;
  /** Place and number of the step at hand, where there is no room for all labels: «2/4». */
  position: (place: number, count: number) => string;
}

export interface StepperProps extends RootProps<"nav"> {
  /** Accessible name of the landmark: «Your order». */
  label: string;
  /** The steps, in their order. An empty list renders nothing. */
  items: readonly Step[];
  /** Words that the component says itself. */
  labels: StepperLabels;
}

/** Steps whose labels stand side by side on a page of common width. */
const FEW = 5;

/**
 * Progress through the steps of a task. All steps are side by side where they fit; in a narrow place the current one
 * is named above a row of bars.
 */
export function Stepper({ label, items, labels, className, ...root }: StepperProps) {
  const index = stepAtHand(items);
  const atHand = items[index];
  const isCrowded = items.length > FEW;
  if (!atHand) {
    return null;
  }
  return (
    <nav {...root} aria-label={label} className={cx("@container flex min-w-0 flex-col", className)}>
      <p aria-hidden="true" className="flex gap-2 text-body-sm @lg:hidden">
        <span className="text-fg-muted tabular-nums">
          {labels.position(index + 1, items.length)}
        </span>
        <span aria-hidden="true">·</span>
        <span className="min-w-0 font-semibold wrap-anywhere">{atHand.label}</span>
      </p>
      {/* Many bars reach each other and the margins, so that each is as wide as a finger. */}
      <ol
        className={cx(
          "flex min-w-0 gap-1.5 @lg:gap-2.5",
          isCrowded && "@max-lg:-mx-1.5 @max-lg:gap-0",
        )}
      >
        {items.map((step, place) => (
          <StepItem
            key={step.id}
            step={step}
            place={place + 1}
            isCrowded={isCrowded}
            stateLabel={labels.states[knownState(step.state)]}
          />
        ))}
      </ol>
    </nav>
  );
}

interface StepItemProps {
  step: Step;
  /** Number of the step, from 1. */
  place: number;
  isCrowded: boolean;
  stateLabel: string;
}

function StepItem({ step, place, isCrowded, stateLabel }: StepItemProps) {
  const state = knownState(step.state);
  return (
    <li
      data-state={state}
      aria-current={state === "current" ? "step" : undefined}
      className={stepClasses()}
    >
      <StepBody href={state === "current" ? undefined : step.href}>
        <span aria-hidden="true" className={stepMark({ state })}>
          <Mark state={state} place={place} />
        </span>
        <span className={stepBar({ state, crowded: isCrowded })} />
        <span className={stepLabel({ state, crowded: isCrowded })}>
          {step.label} <span className="sr-only">{stateLabel}</span>
        </span>
      </StepBody>
    </li>
  );
}

function Mark({ state, place }: { state: StepState; place: number }) {
  if (state === "done") {
    return <CheckIcon className="size-4 stroke-[2.5]" />;
  }
  return state === "error" ? <ErrorIcon className="size-4" /> : place;
}

function StepBody({ href, children }: { href: string | undefined; children: ReactNode }) {
  const LinkElement = useLinkElement();
  return href === undefined ? (
    <span className={stepBody({ leads: false })}>{children}</span>
  ) : (
    <LinkElement href={href} className={stepBody({ leads: true })}>
      {children}
    </LinkElement>
  );
}
