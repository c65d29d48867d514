import { cx } from "class-variance-authority";
import type { ComponentType, ReactNode } from "react";
import type { IconProps } from "../icon/index.ts";
import type { RootProps } from "../root-props.ts";

export interface EmptyStateProps extends RootProps<"div"> {
  /** Icon of the missing content. */
  icon?: ComponentType<IconProps> | undefined;
  /** Name of the missing items. */
  title: ReactNode;
  /** Reason, or the next step. */
  children?: ReactNode;
  /** The way on: a button or a link. */
  action?: ReactNode;
}

/** Notice that there is nothing to show, with the way on. */
export function EmptyState({
  icon: Icon,
  title,
  children,
  action,
  className,
  ...root
}: EmptyStateProps) {
  return (
    <div
      {...root}
      className={cx(
        "flex flex-col items-center gap-3 px-4 py-10 text-center wrap-anywhere",
        className,
      )}
    >
      {Icon && (
        <span className="flex size-14 items-center justify-center rounded-pill bg-brand-soft text-on-brand-soft">
          <Icon className="size-7" />
        </span>
      )}
      <p className="font-headline text-title-sm text-heading text-balance">{title}</p>
      {children && (
        <div className="w-full max-w-prose text-body text-fg-muted text-balance">{children}</div>
      )}
      {action && <div className="flex flex-wrap justify-center gap-3 pt-2">{action}</div>}
    </div>
  );
}
