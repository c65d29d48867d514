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
      className="fixed start-4 top-2 z-toast -translate-y-24 rounded-control bg-brand px-4 py-3 font-semibold text-on-brand focus:translate-y-0"
    >
      {label}
    </a>
  );
}
