import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { Button } from "../button/index.ts";
import { RefreshIcon, WarningIcon } from "../icon/index.ts";
import type { RootProps } from "../root-props.ts";

/** A second try. */
export interface Retry {
  /** Label of the button, such as «Try again». */
  label: string;
  onRetry: () => void;
  /** Pending state of the retry, which ignores clicks. */
  isPending?: boolean | undefined;
  /** Replaces the label while `isPending`. */
  pendingLabel?: string | undefined;
}

export interface ErrorStateProps extends RootProps<"div"> {
  /** Name of the failed operation. */
  title: ReactNode;
  /** Advice to the user. */
  children?: ReactNode;
  /** A second try. Its button keeps the focus while it runs. */
  retry?: Retry | undefined;
  /** Another way on: a link home, for instance. */
  action?: ReactNode;
  /** Reference for the support, such as a request's id. Selectable for copying. */
  reference?: ReactNode;
}

/** Something could not be shown: what happened, a second try, a reference to quote. */
export function ErrorState({
  title,
  children,
  retry,
  action,
  reference,
  className,
  ...root
}: ErrorStateProps) {
  return (
    <div
      {...root}
      role="alert"
      className={cx(
        "flex flex-col items-center gap-3 px-4 py-10 text-center wrap-anywhere",
        className,
      )}
    >
      <span className="flex size-14 items-center justify-center rounded-pill bg-danger-soft text-on-danger-soft">
        <WarningIcon className="size-7" />
      </span>
      <p className="font-headline text-title-sm text-heading text-balance">{title}</p>
      {children && (
        <div className="w-full max-w-prose text-body text-fg-muted text-balance">{children}</div>
      )}
      {(retry || action) && (
        <div className="flex flex-wrap justify-center gap-3 pt-2">
          {retry && (
            <Button
              onClick={retry.onRetry}
              isPending={retry.isPending}
              pendingLabel={retry.pendingLabel}
            >
              <RefreshIcon />
              {retry.label}
            </Button>
          )}
          {action}
        </div>
      )}
      {reference && <p className="text-caption text-fg-muted select-all">{reference}</p>}
    </div>
  );
}
