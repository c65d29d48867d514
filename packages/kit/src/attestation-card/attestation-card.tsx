import { cva, cx } from "class-variance-authority";
import { type ComponentType, type ReactNode, useId } from "react";
import { CheckCircleIcon, ErrorIcon, type IconProps, SpinnerIcon } from "../icon/index.ts";
import { type KeyValue, KeyValueList } from "../key-value-list/index.ts";
import { PoliteAnnouncement } from "../polite-announcement/index.ts";
import { type RootProps, rootOf } from "../root-props.ts";
import { AttestationActions } from "./attestation-actions.tsx";
import type { AttestationState, AttestationStatus } from "./attestation-state.ts";

export interface AttestationCardLabels {
  reference: string;
  newspaper: string;
  dates: string;
  /** Names the code with which anyone can check the proof. */
  code: string;
  /** Each state in a word or two. */
  states: Readonly<Record<AttestationStatus, string>>;
}

export interface AttestationCardProps extends RootProps<"article"> {
  /** Title of the proof, such as "Proof of publication". */
  title: string;
  /** Reference of the ad. */
  reference: string;
  /** Newspaper that published it. */
  newspaper: string;
  /** Days of publication as people read them, in reading order. */
  dates: readonly string[];
  /** Further facts, after the days. */
  facts?: readonly KeyValue[] | undefined;
  /** The verification code. */
  code?: string | undefined;
  /** The code as a picture in `currentColor`, with its own alternative text; it fills a light square. */
  qr?: ReactNode;
  /** State of the file, with its actions once it is ready. */
  state: AttestationState;
  /** Message, such as the reason of a failure. */
  message?: ReactNode;
  /** Level of the title among the page's headings; 3 by default. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Words that the component says itself. */
  labels: AttestationCardLabels;
}

/** The proof that an ad was published, to be kept, printed, shared and checked. */
export function AttestationCard(props: AttestationCardProps) {
  const { title, code, qr, state, message, labels, className } = props;
  const Title = `h${props.headingLevel ?? 3}` as const;
  const titleId = useId();
  const stateLabel = labels.states[state.status] ?? state.status;
  return (
    <article
      {...rootOf<"article">(props)}
      aria-labelledby={titleId}
      aria-busy={state.status === "making"}
      className={cx(
        "@container grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-surface p-4 text-body text-fg sm:p-5",
        className,
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Title
          id={titleId}
          className="min-w-0 font-headline font-semibold text-heading text-title-sm wrap-anywhere"
        >
          {title}
        </Title>
        <Tag status={state.status} label={stateLabel} />
      </div>
      <div className={cx("grid gap-4", qr && "@2xs:grid-cols-[minmax(0,1fr)_auto]")}>
        <Facts {...props} />
        {qr && (
          // Dark on light in every scheme: a camera reads no code the other way round.
          <div className="size-28 scheme-light bg-paper p-2 text-paper-ink forced-color-adjust-none *:size-full">
            {qr}
          </div>
        )}
      </div>
      {code && <Code label={labels.code} code={code} />}
      {message && <div className="text-body-sm wrap-anywhere">{message}</div>}
      <AttestationActions state={state} />
      <PoliteAnnouncement text={`${title} ${stateLabel}`} delay={0} />
    </article>
  );
}

const ICONS: Record<AttestationStatus, ComponentType<IconProps>> = {
  ready: CheckCircleIcon,
  making: SpinnerIcon,
  failed: ErrorIcon,
};

/** The state in words, with an icon, on a ground of its tone. */
const attestationTag = cva(
  "inline-flex min-w-0 items-center gap-1.5 rounded-pill border border-transparent px-2.5 py-0.5 font-medium text-caption",
  {
    variants: {
      status: {
        ready: "bg-success-soft text-on-success-soft",
        making: "bg-info-soft text-on-info-soft",
        failed: "bg-danger-soft text-on-danger-soft",
      },
    },
  },
);

/** A state from a newer server has no icon of its own: its name stands alone. */
function Tag({ status, label }: { status: AttestationStatus; label: string }) {
  const Icon: ComponentType<IconProps> | undefined = ICONS[status];
  return (
    <p className={attestationTag({ status })}>
      {Icon && <Icon className="size-3.5" />}
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </p>
  );
}

function Facts({ reference, newspaper, dates, facts = [], labels }: AttestationCardProps) {
  const days = (
    <ul className="flex flex-wrap gap-x-3">
      {dates.map((date) => (
        <li key={date}>
          <bdi>{date}</bdi>
        </li>
      ))}
    </ul>
  );
  return (
    <KeyValueList
      layout="aligned"
      className="tabular-nums"
      items={[
        { id: "reference", label: labels.reference, value: <bdi dir="ltr">{reference}</bdi> },
        { id: "newspaper", label: labels.newspaper, value: <bdi>{newspaper}</bdi> },
        ...(dates.length > 0 ? [{ id: "dates", label: labels.dates, value: days }] : []),
        ...facts,
      ]}
    />
  );
}

/** Set apart and selected whole by one press: it is made to be copied. */
function Code({ label, code }: { label: string; code: string }) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-control bg-sunken px-3 py-2">
      <span className="text-caption text-fg-muted">{label}</span>
      <bdi dir="ltr" className="select-all font-semibold tabular-nums tracking-wider wrap-anywhere">
        {code}
      </bdi>
    </p>
  );
}
