import { useLingui } from "@lingui/react/macro";
import type { PaperContent } from "@parution/rules/paper-content";

/** The text of the ad, on paper, to be compared with the document that one holds. */
export function CertifiedText({ content }: { content: PaperContent }) {
  const { t } = useLingui();
  return (
    <figure className="flex min-w-0 flex-col gap-3">
      <figcaption className="font-headline font-semibold text-heading text-title-sm">
        {t`Comparez ce texte avec votre document`}
      </figcaption>
      <div className="rounded-card bg-sunken p-3 sm:p-6">
        <div
          dir="auto"
          className="mx-auto flex max-w-md flex-col gap-2 border-paper-rule border-y-2 bg-paper p-5 font-paper text-body text-paper-ink wrap-anywhere whitespace-pre-line"
        >
          {content.kind === "plain" ? content.text : <Sections {...content} />}
        </div>
      </div>
    </figure>
  );
}

type SectionsProps = Extract<PaperContent, { kind: "sections" }>;

function Sections({ title, body, footer }: SectionsProps) {
  return (
    <>
      {title && <p className="text-center font-semibold">{title}</p>}
      <p>{body}</p>
      {footer && <p className="text-center text-body-sm text-paper-muted">{footer}</p>}
    </>
  );
}
