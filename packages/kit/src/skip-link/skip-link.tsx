import { cx } from "class-variance-authority";
import type { RootProps } from "../root-props.ts";
import { skipLinkVariants } from "./skip-link.variants.ts";

export interface SkipLinkProps extends RootProps<"a"> {
  /** Label of the link, such as «Go to the content». */
  label: string;
  /** Id of the part it leads to; that of the page layout's main part by default. */
  target?: string;
}

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
