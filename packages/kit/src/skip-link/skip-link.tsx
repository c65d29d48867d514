import { cva, cx } from "class-variance-authority";
import type { RootProps } from "../root-props.ts";

export interface SkipLinkProps extends RootProps<"a"> {
  /** Label of the link, such as «Go to the content». */
  label: string;
  /** Id of the part it leads to; that of the page layout's main part by default. */
  target?: string;
}

/** Appearance of a skip link: out of sight until it has the focus, or `shown` for good. */
export const skipLinkVariants = cva(
  "rounded-control bg-brand px-4 py-3 text-body font-semibold text-on-brand forced-colors:border",
  {
    variants: {
      shown: {
        true: "inline-block",
        false: "fixed start-4 top-2 z-toast me-4 -translate-y-[200%] focus:translate-y-0",
      },
    },
  },
);

/** The first stop of the Tab key: past the header, straight to the content. Seen only with the focus. */
export function SkipLink({ label, target = "main", className, ...root }: SkipLinkProps) {
  function focusTarget(): void {
    document.getElementById(target)?.focus();
  }
  return (
    <a
      {...root}
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault();
        focusTarget();
      }}
      className={cx(skipLinkVariants({ shown: false }), className)}
    >
      {label}
    </a>
  );
}
