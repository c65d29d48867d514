import { cx } from "class-variance-authority";
import { type ComponentType, type ReactNode, useId } from "react";
import { CheckCircleIcon, ErrorIcon, type IconProps, WarningIcon } from "../icon/index.ts";
import { PoliteAnnouncement } from "../polite-announcement/index.ts";
import { type RootProps, rootOf } from "../root-props.ts";
import { styleRef } from "../style-ref.ts";
import { creditBar, creditFrame, creditTag } from "./credit-alert.variants.ts";
import { type CreditLevel, creditLevel, isMeasurable, usedShare } from "./credit-level.ts";

export interface CreditAlertLabels {
  /** Each level in a word or two, such as "Almost reached". */
  levels: Readonly<Record<CreditLevel, string>>;
  /** Text after the amount used, such as "of 50 000,00 DH". */
  of: (ceiling: string) => string;
  /** The whole measure in words, for screen readers. */
  measure: (used: string, ceiling: string) => string;
  /** Stands for the amounts where one of them is not a number. */
  unknown: string;
}

export interface CreditAlertProps extends RootProps<"section"> {
  /** Heading of the alert, such as "Credit ceiling". */
  label: string;
  /** Amount used, in any unit that `format` words. */
  used: number;
  /** Amount that may be used, in the same unit. */
  ceiling: number;
  /** Words an amount, with its currency. */
  format: (amount: number) => string;
  /** Level; by default from the amounts: near from 80 per cent, exceeded beyond. */
  level?: CreditLevel | undefined;
  /** Consequence of the level, often the server's message. */
  message?: ReactNode;
  /** Link or button of the next step. */
  action?: ReactNode;
  /** Level of the heading among the page's headings; 2 by default. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Words that the component says itself. */
  labels: CreditAlertLabels;
}

/** Used part of an account's credit. A change of level is announced once. */
export function CreditAlert(props: CreditAlertProps) {
  const { label, used, ceiling, message, action, labels, className } = props;
  const Title = `h${props.headingLevel ?? 2}` as const;
  const titleId = useId();
  const level = props.level ?? creditLevel(used, ceiling);
  return (
    <section
      {...rootOf<"section">(props)}
      aria-labelledby={titleId}
      data-level={level}
      className={cx(creditFrame({ level }), className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Title id={titleId} className="font-semibold text-body-sm text-heading">
          {label}
        </Title>
        <Tag level={level} label={labels.levels[level]} />
      </div>
      {isMeasurable(used, ceiling) ? (
        <Measure {...props} level={level} />
      ) : (
        <p className="text-fg-muted">{labels.unknown}</p>
      )}
      {message && <p className="text-body-sm wrap-anywhere">{message}</p>}
      {action && <div className="flex flex-wrap gap-3 pt-1">{action}</div>}
      <PoliteAnnouncement text={`${label} ${labels.levels[level]}`} />
    </section>
  );
}

const ICONS: Record<CreditLevel, ComponentType<IconProps>> = {
  under: CheckCircleIcon,
  near: WarningIcon,
  exceeded: ErrorIcon,
};

function Tag({ level, label }: { level: CreditLevel; label: string }) {
  const Icon = ICONS[level];
  return (
    <p className={creditTag({ level })}>
      <Icon className="size-3.5" />
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </p>
  );
}

/** The meter counts in hundredths, whatever the currency. */
const FULL = 100;

function Measure(props: CreditAlertProps & { level: CreditLevel }) {
  const { label, used, ceiling, format, labels, level } = props;
  const share = usedShare(used, ceiling) * FULL;
  return (
    <div className="grid gap-2">
      <p aria-hidden="true" className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-headline font-semibold text-heading text-title tabular-nums">
          {format(used)}
        </span>
        <span className="text-body-sm text-fg-muted tabular-nums">
          {labels.of(format(ceiling))}
        </span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a <meter> draws itself, whatever stands in it. */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={FULL}
        aria-valuenow={Math.round(share)}
        aria-valuetext={labels.measure(format(used), format(ceiling))}
        className="block h-2 overflow-hidden rounded-pill bg-ring-track forced-colors:border forced-colors:bg-[Canvas]"
      >
        <span
          ref={styleRef({ "inline-size": `${share}%` })}
          className={cx("block w-0", creditBar({ level }))}
        />
      </div>
    </div>
  );
}
