import { skipLinkVariants } from "./skip-link.variants.ts";

export interface SkipLinkProps {
  /** Where it leads, such as «Go to the content». */
  label: string;
  /** Id of the part it leads to; that of the page layout's main part by default. */
  target?: string;
}

/** The first stop of the Tab key: past the header, straight to the content. Seen only with the focus. */
export function SkipLink({ label, target = "main" }: SkipLinkProps) {
  function focusTarget(): void {
    document.getElementById(target)?.focus();
  }
  return (
    <a
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault();
        focusTarget();
      }}
      className={skipLinkVariants({ shown: false })}
    >
      {label}
    </a>
  );
}
