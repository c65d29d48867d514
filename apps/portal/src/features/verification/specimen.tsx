import { useLingui } from "@lingui/react/macro";

/** Illegible rows of text, in shares of the width. */
const ROWS = ["w-11/12", "w-full", "w-10/12", "w-full", "w-7/12"];

/** Place of the code on a certificate: an illustration beside the form, until there is a result. */
export function Specimen() {
  const { t } = useLingui();
  return (
    <figure className="hidden justify-self-center lg:block">
      <div
        aria-hidden
        className="w-80 rotate-1 scheme-light rounded-card border border-line bg-paper p-8 text-paper-ink shadow-raised"
      >
        <p className="font-headline text-title-sm font-semibold">{t`Attestation de parution`}</p>
        <div className="mt-6 flex flex-col gap-2.5">
          {ROWS.map((width, index) => (
            <span key={index} className={`h-1.5 rounded-pill bg-paper-rule ${width}`} />
          ))}
        </div>
        <div className="mt-8 flex items-end justify-between gap-4">
          <QrDrawing />
          <span className="rounded-control px-2 py-1 text-caption font-semibold tabular-nums whitespace-nowrap outline-2 outline-brand outline-offset-2">
            7F3A-19C4-0B52-E8D6
          </span>
        </div>
      </div>
      <figcaption className="mt-6 text-center text-body-sm text-fg-muted">
        {t`Le code est à côté du code QR`}
      </figcaption>
    </figure>
  );
}

/** A drawing that no camera reads. */
function QrDrawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 9 9"
      className="size-16 shrink-0 fill-current"
      focusable="false"
    >
      <path d="M0 0h3v3H0zM6 0h3v3H6zM0 6h3v3H0zM4 0h1v2H4zM4 3h2v1H4zM0 4h2v1H0zM3 4h1v2H3zM5 5h2v1H5zM7 4h2v1H7zM4 7h1v2H4zM6 7h1v1H6zM8 6h1v3H8z" />
      <path className="fill-paper" d="M1 1h1v1H1zM7 1h1v1H7zM1 7h1v1H1z" />
    </svg>
  );
}
