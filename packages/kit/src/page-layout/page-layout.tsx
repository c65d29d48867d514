import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import type { RootProps } from "../root-props.ts";
import { SkipLink } from "../skip-link/index.ts";

export interface PageLayoutProps extends RootProps<"div"> {
  /** Text of the link that leads past the header. */
  skipLabel: string;
  /** The bar on top, such as an `AppHeader`. */
  header: ReactNode;
  /** Content beside the main one, such as a `SideMenu`; above it on a phone. */
  side?: ReactNode;
  /** The content. */
  children: ReactNode;
  /** End of the page, such as a `Footer` and a `ScrollTop`. */
  footer?: ReactNode;
  /** Maximum width of the content: `reading` for text and short forms, `wide` for the rest. */
  measure?: "reading" | "wide";
}

/** The frame of every page: header, side, content, footer. The content has the id `main`. */
export function PageLayout({
  skipLabel,
  header,
  side,
  children,
  footer,
  measure = "wide",
  className,
  ...root
}: PageLayoutProps) {
  return (
    <div
      {...root}
      className={cx("relative flex min-h-dvh flex-col bg-page font-ui text-fg", className)}
    >
      <SkipLink label={skipLabel} />
      {header}
      <div
        className={cx(
          "mx-auto grid w-full flex-1 content-start gap-x-10 gap-y-6 px-4 py-6 sm:px-6 lg:py-10",
          measure === "wide" ? "max-w-7xl" : "max-w-3xl",
          // Beside a menu stands what grows as it comes: the footer waits below the window's edge.
          Boolean(side) && "min-h-dvh lg:grid-cols-[15rem_minmax(0,1fr)]",
        )}
      >
        {side && <div className="min-w-0">{side}</div>}
        <main id="main" tabIndex={-1} className="min-w-0">
          {children}
        </main>
      </div>
      {footer}
    </div>
  );
}
